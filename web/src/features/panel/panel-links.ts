import type { SvgIconComponent } from '@mui/icons-material';
import Article from '@mui/icons-material/ArticleOutlined';
import Autorenew from '@mui/icons-material/AutorenewOutlined';
import Balance from '@mui/icons-material/BalanceOutlined';
import CardMembership from '@mui/icons-material/CardMembershipOutlined';
import CompareArrows from '@mui/icons-material/CompareArrowsOutlined';
import Dashboard from '@mui/icons-material/DashboardOutlined';
import FactCheck from '@mui/icons-material/FactCheckOutlined';
import Flag from '@mui/icons-material/FlagOutlined';
import Forum from '@mui/icons-material/ForumOutlined';
import GppMaybe from '@mui/icons-material/GppMaybeOutlined';
import Group from '@mui/icons-material/GroupOutlined';
import History from '@mui/icons-material/HistoryOutlined';
import Reports from '@mui/icons-material/InsertChartOutlined';
import Inventory from '@mui/icons-material/Inventory2Outlined';
import Offer from '@mui/icons-material/LocalOfferOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import Percent from '@mui/icons-material/PercentOutlined';
import Quiz from '@mui/icons-material/QuizOutlined';
import Receipt from '@mui/icons-material/ReceiptLongOutlined';
import Shield from '@mui/icons-material/ShieldOutlined';
import Support from '@mui/icons-material/SupportOutlined';
import Tune from '@mui/icons-material/TuneOutlined';
import Web from '@mui/icons-material/WebOutlined';
import type { PanelScreen } from '@tempera/domain/site/panel-screens';

/** A screen as the sidebar and the command palette list it. */
export interface PanelLink extends Pick<PanelScreen, 'path' | 'group'> {
  href: string;
  label: string;
  /** How much waits there. */
  count?: number | undefined;
}

/** The links by the parts of the panel, in their order. */
export const groupLinks = (links: readonly PanelLink[]): { group: string; links: PanelLink[] }[] =>
  [...Map.groupBy(links, ({ group }) => group)].map(([group, members]) => ({ group, links: members }));

/** What stands before each link of the sidebar. */
export const screenIcons: Record<string, SvgIconComponent> = {
  dashboard: Dashboard,
  products: Inventory,
  orders: Receipt,
  coupons: Offer,
  plans: CardMembership,
  subscriptions: Autorenew,
  reconciliation: CompareArrows,
  users: Group,
  'user-management': Shield,
  'website-management': Web,
  faqs: Quiz,
  pages: Article,
  'support-management': Support,
  'live-chat': Forum,
  reports: Reports,
  taxes: Percent,
  settings: Tune,
  approvals: FactCheck,
  appeals: Balance,
  'abuse-reports': Flag,
  security: GppMaybe,
  audit: History,
  mail: Mail,
};
