import {
  type BillingDocument,
  correctedBy,
  type DocumentKind,
  documentNumber,
  kindOfDocument,
} from '@tempera/domain/money/billing-document';
import type { Invoice } from '@tempera/domain/money/invoice';
import type { NetAmounts } from '@tempera/domain/money/invoice-amounts';
import { buyerCountryOf, taxationOf } from '@tempera/domain/money/invoice-tax';
import { missingOfSeller, type Seller } from '@tempera/domain/money/seller';

/** An element: its text, or its attributes (`@…`) and children in the order of the schema; what is missing is left out. */
export type Xml = { [name: string]: Xml | Xml[] | string | undefined };

const amount = (cents: number) => (cents / 100).toFixed(2);
const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10).replaceAll('-', '');
const dated = (ms: number): Xml => ({ 'udt:DateTimeString': { '@format': '102', '#text': dateOf(ms) } });
const idOf = (schemeID: string, text: string | undefined): Xml | undefined =>
  text ? { 'ram:ID': { '@schemeID': schemeID, '#text': text } } : undefined;
const filled = (text: string | undefined) => text?.trim() || undefined;
const mailOf = (email: string): Xml | undefined =>
  filled(email) ? { 'ram:URIID': { '@schemeID': 'EM', '#text': email } } : undefined;
const present = (elements: (Xml | undefined)[]): Xml[] => elements.filter((one) => one !== undefined);

function sellerParty(seller: Seller, taxed: boolean): Xml {
  const [one, two, ...more] = seller.address.split('\n').map(filled).filter(Boolean) as string[];
  const vatId = taxed ? filled(seller.vatId) : undefined;
  const taxId = filled(seller.taxId);
  return {
    'ram:ID': vatId || filled(seller.legalId) ? undefined : taxId,
    'ram:Name': seller.name,
    'ram:SpecifiedLegalOrganization': filled(seller.legalId)
      ? { 'ram:ID': filled(seller.legalId) }
      : undefined,
    'ram:PostalTradeAddress': {
      'ram:PostcodeCode': filled(seller.zip),
      'ram:LineOne': one,
      'ram:LineTwo': two,
      'ram:LineThree': filled(more.join(', ')),
      'ram:CityName': filled(seller.city),
      'ram:CountryID': seller.country,
    },
    'ram:URIUniversalCommunication': mailOf(seller.email),
    'ram:SpecifiedTaxRegistration': present([idOf('VA', vatId), idOf('FC', taxId)]),
  };
}

function buyerParty({ customer, billing, tax }: Invoice, country: string, taxed: boolean): Xml {
  const company = filled(billing.company);
  const name = filled(customer.name) ?? filled(customer.email);
  return {
    'ram:Name': company ?? name ?? 'Customer',
    'ram:DefinedTradeContact': company && name ? { 'ram:PersonName': name } : undefined,
    'ram:PostalTradeAddress': {
      'ram:PostcodeCode': filled(billing.zip),
      'ram:LineOne': filled(billing.address),
      'ram:CityName': filled(billing.city),
      'ram:CountryID': country,
      'ram:CountrySubDivisionName': filled(billing.state),
    },
    'ram:URIUniversalCommunication': mailOf(customer.email),
    'ram:SpecifiedTaxRegistration': taxed ? idOf('VA', tax?.vatId ?? undefined) : undefined,
  };
}

function lineItem({ lines, period }: Invoice, index: number, net: NetAmounts, tax: Xml): Xml {
  const { slug, name, quantity } = lines[index] ?? { slug: '', name: '', quantity: 1 };
  const count: Xml = { '@unitCode': 'C62', '#text': String(quantity) };
  const cents = amount(net.lineCents[index] ?? 0);
  return {
    'ram:AssociatedDocumentLineDocument': { 'ram:LineID': String(index + 1) },
    'ram:SpecifiedTradeProduct': { 'ram:SellerAssignedID': filled(slug), 'ram:Name': name },
    // The price is that of the line, for its quantity: each one's may be no whole number of cents.
    'ram:SpecifiedLineTradeAgreement': {
      'ram:NetPriceProductTradePrice': { 'ram:ChargeAmount': cents, 'ram:BasisQuantity': count },
    },
    'ram:SpecifiedLineTradeDelivery': { 'ram:BilledQuantity': count },
    'ram:SpecifiedLineTradeSettlement': {
      'ram:ApplicableTradeTax': tax,
      'ram:BillingSpecifiedPeriod': periodOf(period),
      'ram:SpecifiedTradeSettlementLineMonetarySummation': { 'ram:LineTotalAmount': cents },
    },
  };
}

const periodOf = (period: Invoice['period']): Xml | undefined =>
  period && { 'ram:StartDateTime': dated(period.start), 'ram:EndDateTime': dated(period.end) };

const allowance = (cents: number, couponCode: string | null, tax: Xml): Xml | undefined =>
  cents === 0
    ? undefined
    : {
        'ram:ChargeIndicator': { 'udt:Indicator': 'false' },
        'ram:ActualAmount': amount(cents),
        'ram:Reason': couponCode === null ? 'Discount' : `Discount (${couponCode})`,
        'ram:CategoryTradeTax': tax,
      };

/** Everything was paid before the invoice was written, so nothing is due. */
function sums(net: NetAmounts, currency: string): Xml {
  return {
    'ram:LineTotalAmount': amount(net.linesCents),
    'ram:ChargeTotalAmount': amount(0),
    'ram:AllowanceTotalAmount': amount(net.allowanceCents),
    'ram:TaxBasisTotalAmount': amount(net.taxableCents),
    'ram:TaxTotalAmount': { '@currencyID': currency, '#text': amount(net.taxCents) },
    'ram:RoundingAmount': net.roundingCents === 0 ? undefined : amount(net.roundingCents),
    'ram:GrandTotalAmount': amount(net.taxableCents + net.taxCents),
    'ram:TotalPrepaidAmount': amount(net.totalCents),
    'ram:DuePayableAmount': amount(0),
  };
}

/** The document that this one corrects: the invoice of a credit note, or the note of what takes that back. */
function corrected(document: BillingDocument): Xml | undefined {
  const found = correctedBy(document);
  return found
    ? {
        'ram:IssuerAssignedID': found.number,
        'ram:FormattedIssueDateTime': {
          'qdt:DateTimeString': { '@format': '102', '#text': dateOf(found.issuedAt) },
        },
      }
    : undefined;
}

/** UNTDID 1001: commercial invoice, credit note, debit note. */
const typeCodes = {
  invoice: '380',
  'credit-note': '381',
  'credit-reversal': '383',
} as const satisfies Record<DocumentKind, string>;

const namespaces = {
  '@xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  '@xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  '@xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  '@xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
};

/**
 * An invoice, a credit note or what takes one back, whose amounts are all positive, as a Cross Industry Invoice in the profile EN 16931 of Factur-X; null where something is missing that the
 * standard asks for: who sells, where the buyer is, or by what the tax was computed.
 */
export function crossIndustryInvoice(invoice: BillingDocument): Xml | null {
  const { seller, currency, couponCode, issuedAt, soldAt = issuedAt, orderId, chargeId } = invoice;
  const country = buyerCountryOf(invoice);
  const taxation = taxationOf(invoice);
  if (!taxation || country === null || missingOfSeller(seller).length > 0) return null;
  const { category, reason, net } = taxation;
  // What is outside of VAT names nobody's VAT id and no rate.
  const taxed = category !== 'O';
  const rate = taxation.rate === null ? undefined : String(taxation.rate / 100);
  const kind: Xml = {
    'ram:TypeCode': 'VAT',
    'ram:CategoryCode': category,
    'ram:RateApplicablePercent': rate,
  };
  return {
    'rsm:CrossIndustryInvoice': {
      ...namespaces,
      'rsm:ExchangedDocumentContext': {
        'ram:GuidelineSpecifiedDocumentContextParameter': { 'ram:ID': 'urn:cen.eu:en16931:2017' },
      },
      'rsm:ExchangedDocument': {
        'ram:ID': documentNumber(invoice),
        'ram:TypeCode': typeCodes[kindOfDocument(invoice)],
        'ram:IssueDateTime': dated(issuedAt),
      },
      'rsm:SupplyChainTradeTransaction': {
        'ram:IncludedSupplyChainTradeLineItem': invoice.lines.map((_, index) =>
          lineItem(invoice, index, net, kind),
        ),
        'ram:ApplicableHeaderTradeAgreement': {
          'ram:SellerTradeParty': sellerParty(seller, taxed),
          'ram:BuyerTradeParty': buyerParty(invoice, country, taxed),
          'ram:SellerOrderReferencedDocument': { 'ram:IssuerAssignedID': orderId ?? chargeId },
        },
        'ram:ApplicableHeaderTradeDelivery': {
          'ram:ActualDeliverySupplyChainEvent': { 'ram:OccurrenceDateTime': dated(soldAt) },
        },
        'ram:ApplicableHeaderTradeSettlement': {
          'ram:InvoiceCurrencyCode': currency,
          // Online payment service: card or account, it went through the payment provider.
          'ram:SpecifiedTradeSettlementPaymentMeans': { 'ram:TypeCode': '68' },
          'ram:ApplicableTradeTax': {
            'ram:CalculatedAmount': amount(net.taxCents),
            'ram:TypeCode': 'VAT',
            'ram:ExemptionReason': reason?.text,
            'ram:BasisAmount': amount(net.taxableCents),
            'ram:CategoryCode': category,
            'ram:ExemptionReasonCode': reason?.code ?? undefined,
            'ram:RateApplicablePercent': rate,
          },
          'ram:BillingSpecifiedPeriod': periodOf(invoice.period),
          'ram:SpecifiedTradeAllowanceCharge': allowance(net.allowanceCents, couponCode, kind),
          'ram:SpecifiedTradeSettlementHeaderMonetarySummation': sums(net, currency),
          'ram:InvoiceReferencedDocument': corrected(invoice),
        },
      },
    },
  };
}
