import type { Input } from '../../server/entities/check-input';

const faqs: readonly (readonly [question: string, answer: string])[] = [
  [
    'How do I measure my wall?',
    'Measure the width and the height at three places each and take the largest number. Add 5 cm on every side for trimming. Doors and windows are not deducted: the pattern has to run past them.',
  ],
  [
    'How much wallpaper do I need?',
    'Enter width and height on the product page and we calculate the area in square feet, including the usual 5% for trimming. You pay for that area only, there are no rolls to round up to.',
  ],
  [
    'Can I get a sample before I order?',
    'Yes. The first three samples of A4 size are free, each further one costs ₹99. The amount is deducted from your order.',
  ],
  [
    'Will the colours look as they do on my screen?',
    'Screens differ, so small deviations are possible. We print from calibrated files and keep the profile of every order; a sample shows the exact colours under your own light.',
  ],
  [
    'Can you change the colours of a design?',
    'Most designs can be recoloured. Write to the studio with a reference (a paint code or a photograph of your sofa will do) and you get a preview within one working day. Recolouring costs ₹1,500 once.',
  ],
  [
    'How long does delivery take?',
    'Printing takes 2 to 3 working days, delivery 3 to 5 more, depending on your pin code. You get a tracking link by SMS when the parcel leaves Gurugram.',
  ],
  [
    'Do you deliver to my city?',
    'We deliver to over 19,000 pin codes in India. Enter yours on the product page to see the date of delivery.',
  ],
  [
    'What does delivery cost?',
    'Delivery is free above ₹5,000. Below that it costs ₹199 within India.',
  ],
  [
    'Do you install the wallpaper, too?',
    'Yes, in 40 cities. Our installers charge by the square foot, usually ₹18 to ₹35, and bring paste and tools. You can choose one during checkout or call us later.',
  ],
  [
    'Can I hang it myself?',
    'If the wall is smooth and you have a helper, yes. Each parcel contains a plan, numbered drops and a guide; there is also a film of 12 minutes on the installation page.',
  ],
  [
    'Does the wall need to be prepared?',
    'It must be dry, smooth and primed. Old wallpaper has to come off, cracks need putty, and fresh plaster has to dry for four weeks. On damp walls no wallpaper lasts: please have the damp treated first.',
  ],
  [
    'Which paper should I choose: matt, canvas or self-adhesive?',
    'Matt non-woven suits almost every wall. Canvas hides small unevenness and is good for offices. Self-adhesive paper is for rented homes and furniture, on very smooth surfaces only.',
  ],
  [
    'Is the wallpaper washable?',
    'Yes, with a soft damp cloth and a drop of mild soap. Do not scrub and do not use solvents. Papers from the pooja room and kitchen range are laminated and withstand more.',
  ],
  [
    'Can I use wallpaper in a bathroom or kitchen?',
    'Outside the splash zone, yes, when the room has a window or an exhaust fan. Ask for the laminated finish and leave the first 60 cm above the counter to tiles.',
  ],
  [
    'Are the inks safe for children?',
    'We print with water-based latex inks without smell or solvents. They are tested for use in schools and nurseries, and the room can be slept in the same night.',
  ],
  [
    'How long does wallpaper last?',
    'Eight to ten years in normal use, as long as a good paint twice over. We give a guarantee of five years against fading.',
  ],
  [
    'How do I take it off again?',
    'Non-woven paper comes off dry, in whole drops: loosen a corner at the top and pull downwards slowly. The wall needs no new plaster.',
  ],
  [
    'What if a drop is damaged in transit?',
    'Send a photograph within 48 hours. We reprint the drop free of charge and ship it the next working day; keep the drop number from the back at hand.',
  ],
  [
    'Can I return my order?',
    'Everything is printed to your size, so we cannot take it back when you change your mind. If it is faulty or not what you approved, we reprint it or return the full amount.',
  ],
  [
    'How can I pay?',
    'By UPI, card, net banking or wallet. Above ₹25,000 you can pay half when you order and half before dispatch. We do not offer cash on delivery for printed goods.',
  ],
  [
    'Do I get a GST invoice?',
    'Yes. Enter your GSTIN during checkout and download the invoice from your order page as soon as the payment has arrived.',
  ],
  [
    'Can I track my order?',
    'Under “My orders” you see whether it is printed, packed or on its way. The four steps are updated by our team as they happen.',
  ],
  [
    'Do you work with architects and interior designers?',
    'Yes. The studio programme offers 15% trade discount, sample boxes and a contact person. Apply with your COA number or a few photographs of your work.',
  ],
  [
    'Can I send my own picture for a mural?',
    'Please do. It should have at least 60 dots per inch at final size, that is 7,000 × 5,000 for a wall of 10 × 7 feet. We check every file before we print it and call you when it would not look good.',
  ],
];

export function demoFaqs(): Input[] {
  return faqs.map(([question, answer], index) => ({
    faqId: `FAQ-${String(index + 1).padStart(2, '0')}`,
    question,
    answer,
  }));
}
