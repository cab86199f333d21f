/** What is for sale. Prices are whole cents. */
export const kinds = ['Vegetables', 'Bread', 'Pantry'] as const;
export type Kind = (typeof kinds)[number];

export type Shape = 'round' | 'long' | 'leaf' | 'loaf' | 'jar' | 'bottle';

export interface Item {
  id: string;
  name: string;
  kind: Kind;
  cents: number;
  /** What the price buys. */
  unit: string;
  text: string;
  /** How many are left; none is sold out. */
  left: number;
  /** How its picture is drawn. */
  picture: { shape: Shape; color: string; ground: string };
}

export const goods: Item[] = [
  {
    id: 'tomatoes',
    name: 'Vine tomatoes',
    kind: 'Vegetables',
    cents: 495,
    unit: '1 lb',
    text: 'Picked red the evening before, never chilled. Keep them on the counter, stem down.',
    left: 24,
    picture: { shape: 'round', color: '#d8412b', ground: '#f7d7cb' },
  },
  {
    id: 'sourdough',
    name: 'Country sourdough',
    kind: 'Bread',
    cents: 850,
    unit: '1 loaf',
    text: 'Wheat and a little rye, two days in the making. Good on day one, better on day two.',
    left: 9,
    picture: { shape: 'loaf', color: '#b9752f', ground: '#f3e1c3' },
  },
  {
    id: 'honey',
    name: 'Meadow honey',
    kind: 'Pantry',
    cents: 1200,
    unit: '12 oz',
    text: 'From eleven hives between the orchard and the creek. It sets in winter: warm water clears it.',
    left: 30,
    picture: { shape: 'jar', color: '#e6a417', ground: '#fbeab9' },
  },
  {
    id: 'carrots',
    name: 'Bunched carrots',
    kind: 'Vegetables',
    cents: 350,
    unit: '1 bunch',
    text: 'Sweet and slim, sold with their tops. The tops make a fine pesto.',
    left: 40,
    picture: { shape: 'long', color: '#ee7d24', ground: '#fbe0c8' },
  },
  {
    id: 'chard',
    name: 'Rainbow chard',
    kind: 'Vegetables',
    cents: 395,
    unit: '1 bunch',
    text: 'Pink, gold and white stems in one bunch. Cook the stems a minute longer than the leaves.',
    left: 18,
    picture: { shape: 'leaf', color: '#3f8a45', ground: '#d7ead2' },
  },
  {
    id: 'baguette',
    name: 'Baguette',
    kind: 'Bread',
    cents: 375,
    unit: '1 piece',
    text: 'Out of the oven at six, gone by ten.',
    left: 0,
    picture: { shape: 'long', color: '#cf9448', ground: '#f5e6cd' },
  },
  {
    id: 'plum-jam',
    name: 'Plum jam',
    kind: 'Pantry',
    cents: 750,
    unit: '8 oz',
    text: 'Blue plums, a third as much sugar, and a vanilla pod to each pot.',
    left: 15,
    picture: { shape: 'jar', color: '#6d2a58', ground: '#ecd6e6' },
  },
  {
    id: 'beets',
    name: 'Red beets',
    kind: 'Vegetables',
    cents: 325,
    unit: '1 lb',
    text: 'Small ones that roast whole. Keep for weeks in a cool place.',
    left: 33,
    picture: { shape: 'round', color: '#8c1f4a', ground: '#f2d3df' },
  },
  {
    id: 'cider',
    name: 'Sweet cider',
    kind: 'Pantry',
    cents: 900,
    unit: '1 quart',
    text: 'Five kinds of apples, pressed on Thursdays. No sugar, no alcohol.',
    left: 12,
    picture: { shape: 'bottle', color: '#c1691d', ground: '#f6dfc6' },
  },
  {
    id: 'rye',
    name: 'Dark rye',
    kind: 'Bread',
    cents: 925,
    unit: '1 loaf',
    text: 'Dense and sour, with caraway. Slice it thin; it keeps for a week.',
    left: 6,
    picture: { shape: 'loaf', color: '#6a4223', ground: '#e8d8c6' },
  },
  {
    id: 'kale',
    name: 'Lacinato kale',
    kind: 'Vegetables',
    cents: 350,
    unit: '1 bunch',
    text: 'Dark and tender. Sweeter after the first frost.',
    left: 21,
    picture: { shape: 'leaf', color: '#22573e', ground: '#d3e6da' },
  },
  {
    id: 'olive-oil',
    name: 'Olive oil',
    kind: 'Pantry',
    cents: 2400,
    unit: '500 ml',
    text: 'Early harvest from a neighbor’s grove. Peppery, for finishing rather than frying.',
    left: 8,
    picture: { shape: 'bottle', color: '#6f7d1e', ground: '#e7ebc6' },
  },
];
