import { describe, expect, it } from 'vitest';
import { isMailAddress } from './mail.ts';
import { type MailKindId, mailKindIds, mailKinds, mergeTemplates, templateForm } from './mail-template.ts';
import { type MailTemplate, renderMail } from './render-mail.ts';

describe('a mail from its template', () => {
  it('shows what people typed as text, and links the store’s addresses', () => {
    const template = { subject: 'For {name}', text: 'Hello {name},\n\n{message}\n{link}' };
    const hostile = '<img src=x onerror=alert(1)> {link} & "more"';
    const { html, text } = renderMail(template, {
      name: 'Ada <i>Example</i>',
      message: hostile,
      link: 'https://store.example.com/?a=1&b=2',
    });
    expect(html).not.toMatch(/<(img|i)\b/);
    expect(html).toContain('Hello Ada &lt;i&gt;Example&lt;/i&gt;,');
    expect(html).toContain('alert(1)&gt; {link} &amp;');
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toContain('<a href="https://store.example.com/?a=1&amp;b=2">');
    expect(text).toContain(hostile);
  });

  it('makes no link of anything but an address of the web', () => {
    const { html } = renderMail({ subject: 'x', text: '{link}' }, { link: 'javascript:alert(1)' });
    expect(html).toBe('<p>javascript:alert(1)</p>');
  });

  it('makes a button of a link with its label, whatever the label says', () => {
    const template = { subject: 'x', text: 'See {name}: {link}\n\nSettings: {otherLink}\n\nGo: {link} now' };
    const link = 'https://store.example.com/?a=1&b=2';
    const { html } = renderMail(template, { name: '<i>{link}</i>', link, otherLink: link });
    expect(html.split('\n')).toEqual([
      '<p><a class="button" href="https://store.example.com/?a=1&amp;b=2">See &lt;i&gt;{link}&lt;/i&gt;</a></p>',
      '<p><a href="https://store.example.com/?a=1&amp;b=2">Settings</a></p>',
      expect.stringMatching(/^<p>Go: <a href="\S+">https:\S+<\/a> now<\/p>$/),
    ]);
    const unsafe = renderMail(template, { name: '', link: 'javascript:alert(1)', otherLink: link });
    expect(unsafe.html).not.toContain('href="javascript');
  });

  it('keeps the subject on one line, and leaves out a paragraph that says nothing', () => {
    const values = { title: 'Ada\r\nBcc: x@example.com', more: '' };
    const { subject, text } = renderMail({ subject: 'To {title}', text: 'One\n\n{more}\n\nTwo' }, values);
    expect(subject).toBe('To Ada Bcc: x@example.com');
    expect(text).toBe('One\n\nTwo');
  });

  it.each(['name', 'inviter', 'person', 'by'])('has no address in {%s}, which its person chose', (place) => {
    const template = { subject: `{${place}}`, text: `Hello {${place}},` };
    const mail = renderMail(template, { [place]: 'Win https://evil.example at evil.example Ada' });
    expect(mail).toEqual({
      subject: 'Win at Ada',
      text: 'Hello Win at Ada,',
      html: '<p>Hello Win at Ada,</p>',
    });
  });

  it('greets whoever has no name by “Hello,”, in plain text and in HTML', () => {
    const template = { subject: 'For {name}', text: 'Hello {name},\n\nDear {name}: {name} is here.' };
    for (const values of [{ name: '' }, { name: ' ' }, {}, { name: 'Customer' }, { name: 'evil.example' }]) {
      expect(renderMail(template, values as Record<string, string>)).toEqual({
        subject: 'For',
        text: 'Hello,\n\nDear: is here.',
        html: '<p>Hello,</p>\n<p>Dear: is here.</p>',
      });
    }
  });

  it('shows no name in braces that an older version has not queued, and no label of a link that it lacks', () => {
    const template = {
      subject: 'Order {order} {later}',
      text: 'Hello {name},\n\n{later}\n\nPaid {later} by {name}.\nSee {later}\n\nMore: {moreLink}',
    };
    const hostile = 'Ada {later} Example';
    expect(renderMail(template, { order: 'ORD-1', name: hostile })).toEqual({
      subject: 'Order ORD-1',
      text: `Hello ${hostile},\n\nPaid by ${hostile}.\nSee`,
      html: `<p>Hello ${hostile},</p>\n<p>Paid by ${hostile}.<br>\nSee</p>`,
    });
  });

  it('leaves out the label of a link that there is not', () => {
    const template = { subject: 'x', text: 'One\n\nMore from {name}: {moreLink}' };
    expect(renderMail(template, { name: 'Ada', moreLink: '' })).toMatchObject({
      text: 'One',
      html: '<p>One</p>',
    });
  });
});

const problemsOf = (id: MailKindId, template: MailTemplate) =>
  templateForm(id)
    .safeParse(template)
    .error?.issues.map(({ message }) => message) ?? [];

describe('the templates', () => {
  it.each(mailKindIds)('%s is good as it is delivered, and its example fills it', (id) => {
    const { subject, text, values } = mailKinds[id];
    expect(problemsOf(id, { subject, text })).toEqual([]);
    const mail = renderMail({ subject, text }, values);
    expect(JSON.stringify(mail)).not.toMatch(/\{[a-z]+\}/i);
  });

  it('say what is wrong with them', () => {
    const problems = problemsOf('order', { subject: 'a\nb', text: 'Hello {nobody} {order} {totals}' });
    expect(problems).toEqual([
      'Enter a subject of up to 200 characters on one line.',
      '{nobody} is not a placeholder in this email. The text needs {link}.',
    ]);
    expect(problemsOf('order', { subject: 'a', text: `{order}{totals}{link}${'x'.repeat(5_000)}` })).toEqual([
      'Shorten the text to 5000 characters.',
    ]);
  });

  it('fall back, each by itself, where what is stored is of no use', () => {
    const own = { subject: 'Take it', text: '{link}' };
    const merged = mergeTemplates({
      templates: { downloads: own, order: { subject: '', text: '' }, reply: 7 },
    });
    expect(merged.downloads).toEqual(own);
    expect(merged.order.subject).toBe(mailKinds.order.subject);
    expect(merged.reply.text).toBe(mailKinds.reply.text);
    for (const broken of [undefined, null, 7, { templates: 'x' }]) {
      expect(mergeTemplates(broken).order.subject).toBe(mailKinds.order.subject);
    }
  });
});

it('takes one plain address and nothing else', () => {
  expect(isMailAddress('ada@example.com')).toBe(true);
  const others = ['', 'ada', 'a@x, b@y', 'Ada <a@x>', 'a@x\r\nBcc: b@y', 'a@b@c', 7, null];
  for (const other of others) expect(isMailAddress(other)).toBe(false);
});
