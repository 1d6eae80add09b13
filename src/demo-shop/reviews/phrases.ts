import type { CategoryId } from '../catalogue/categories';

/** What a customer says; `{room}`, `{paper}`, `{city}` and `{days}` stand for what it is about. */
export interface Phrases {
  readonly openings: readonly string[];
  readonly middles: readonly string[];
  readonly endings: readonly string[];
}

/** Where wallpapers of a category hang. */
export const roomsOf: Readonly<Record<CategoryId, readonly string[]>> = {
  '101': ['living room', 'foyer', 'dining room', 'guest room'],
  '102': ['bedroom', 'living room', 'study', 'guest room'],
  '103': ['study', 'living room', 'home office', 'bedroom'],
  '104': ['living room', 'bedroom', 'hall', 'reception'],
  '105': ['daughter’s room', 'son’s room', 'kids’ room', 'play corner'],
  '106': ['living room', 'drawing room', 'TV wall', 'hall'],
  '107': ['bedroom', 'master bedroom', 'guest bedroom', 'parents’ bedroom'],
  '108': ['pooja room', 'pooja corner', 'mandir wall', 'yoga room'],
  '109': ['café', 'office', 'clinic', 'meeting room', 'salon'],
  '110': ['study', 'bedroom', 'reading corner', 'hall'],
  '111': ['balcony wall', 'kitchen', 'TV wall', 'café'],
  '112': ['dining room', 'foyer', 'drawing room', 'powder room'],
};

export const happy: Phrases = {
  openings: [
    'We put the {paper} up in our {room} last week and everyone who comes in asks about it.',
    'Ordered the {paper} for the {room} and it looks even better than in the pictures.',
    'Beautiful print. The {room} feels like a new place.',
    'I was not sure about the {paper}, but the free sample settled it.',
    'Second order from here, this time for our {room}. Same good quality.',
    'The colours are rich without being loud, just right for our {room}.',
    'My mother chose the {paper} for the {room} and she has not stopped smiling.',
    'Very happy with the {paper}. The {room} was plain white for six years.',
    'It gives our small {room} so much depth.',
    'The {room} in our new flat in {city} was waiting for something like this.',
    'Exactly the shade that was shown on the site, which I did not expect.',
    'We rent, so I was careful, but the {paper} was worth it.',
    'Guests think the {room} was done by a designer.',
    'I measured the wall twice and they printed it to the centimetre.',
    'The {paper} goes very well with our teak furniture.',
    'Lovely texture, it does not look like a poster at all.',
    'Took me a month to choose and I am glad I took the {paper}.',
    'Bought it for the {room} before Diwali and it was up in time.',
  ],
  middles: [
    'The installer came on time, covered the floor and was done in three hours.',
    'Delivery to {city} took {days} days, well packed in a thick tube.',
    'The joints can’t be seen even from close by.',
    'My son has already drawn on it with a crayon and it wiped off.',
    'There was no smell, we slept in the room the same night.',
    'Customer care answered on WhatsApp and helped with the wall size.',
    'The paper is thick and did not tear while pasting.',
    'Two people came to fit it and they cleaned up after themselves.',
    'Our wall was not perfectly even and they filled it before pasting.',
    'It has been through one monsoon and no edge has come up.',
    'They called before printing to confirm the crop, which I liked.',
    'It reached {city} in {days} days, one day before the promised date.',
    'The sample was useful to match the curtains.',
    'Even the switch boards were cut around neatly.',
    'In the evening light it looks completely different, very warm.',
  ],
  endings: [
    'Would order again.',
    'Highly recommended.',
    'Good value for the price.',
    'Thank you to the team.',
    'Next is the dining room.',
    'My neighbour has ordered one too.',
    'Five stars from the whole family.',
    'Worth every rupee.',
    'Pictures attached.',
    'Will share more photos after the sofa arrives.',
    'Keep it up!',
    '',
    '',
  ],
};

export const mixed: Phrases = {
  openings: [
    'The {paper} is nice, but a little darker in our {room} than on my phone.',
    'Good print, average service.',
    'It looks fine in the {room}, though I expected more shine.',
    'The design is lovely. The rest could be better.',
    'Decent wallpaper for the {room} at this price.',
    'Print quality is good, the size was a bit tight on one side.',
    'We like the {paper}, but it took some patience.',
  ],
  middles: [
    'Delivery to {city} took {days} days, later than promised.',
    'The installer had to come twice because the paste ran out.',
    'One joint can be seen when the afternoon sun falls on it.',
    'I had to call three times to fix a date for the fitting.',
    'The tube was dented, luckily the paper inside was not.',
    'One corner came up after a week; they sent somebody to fix it.',
    'The sample was closer to the real colour than the picture.',
  ],
  endings: [
    'Okay overall.',
    'Fine for a guest room.',
    'I would order again, with more time in hand.',
    'Please show the colours in daylight too.',
    'Support was polite at least.',
    '',
  ],
};

export const unhappy: Phrases = {
  openings: [
    'Not what I expected for our {room}.',
    'The {paper} arrived with a crease across the middle.',
    'The colour of the {paper} is quite different from the site.',
    'Disappointed with the fitting in our {room}.',
    'Nice design, poor experience.',
    'The measurements were mine, but somebody should have asked.',
  ],
  middles: [
    'It took {days} days to reach {city} and nobody told us why.',
    'Bubbles showed up on the second day.',
    'The installer left the last strip for another day and never called back.',
    'A panel was missing and the replacement came in a slightly different shade.',
    'I was asked to send photos three times before anyone looked at them.',
    'The edges near the window are coming off already.',
  ],
  endings: [
    'Waiting for the refund.',
    'They have promised to reprint it, I will update this review.',
    'Please check before you dispatch.',
    'Would think twice next time.',
    'Hope somebody from the team reads this.',
  ],
};
