import type { Input } from '../../server/entities/check-input';

/** The shop's fixed pages. */
export function demoPages(): Input[] {
  return [
    {
      name: 'Wallpapers and Wall Murals, Made to Measure',
      metaTitle: 'Wallpapers and Wall Murals Made to Measure | Paperhanger',
      metaDescription:
        'Three hundred wallpapers and murals, printed to the size of your wall and delivered all over India. Free samples, own installers in 40 cities.',
      followIndex: 'index, follow',
    },
    {
      name: 'About Us',
      metaTitle: 'About Paperhanger: the People Behind the Walls',
      metaDescription:
        'A studio of eleven in Gurugram that draws, prints and hangs wallpaper. Read how a wall in Jaipur turned into a company.',
      followIndex: 'index, follow',
    },
    {
      name: 'How to Measure Your Wall',
      metaTitle:
        'How to Measure Your Wall for Wallpaper: Step by Step with Pictures, Doors, Windows and Slopes | Paperhanger',
      metaDescription:
        'Width, height, slopes, windows: measure your wall for wallpaper in five minutes. With a calculator and a sheet to print. No rolls to round up to, no waste, and if you are unsure, send us a photograph with a sheet of A4 paper on the wall.',
      followIndex: 'index, follow',
    },
    {
      name: 'Installation',
      metaTitle: 'Wallpaper Installation in 40 Cities | Paperhanger',
      metaDescription:
        'Book one of our installers or hang it yourself: preparation of the wall, tools, paste and a film that shows each step.',
      followIndex: 'index, follow',
    },
    {
      name: 'Delivery and Tracking',
      metaTitle: 'Delivery and Tracking | Paperhanger',
      metaDescription: 'Printed in 2 to 3 days, delivered in 3 to 5. Free above ₹5,000.',
      followIndex: 'noindex, follow',
    },
    {
      name: 'Returns and Reprints',
      metaTitle: 'Returns and Reprints | Paperhanger',
      metaDescription:
        'What we do when a drop is damaged, a colour is off or a size is wrong, and how fast we do it.',
      followIndex: 'noindex, follow',
    },
    {
      name: 'Privacy Policy',
      metaTitle: 'Privacy Policy | Paperhanger',
      metaDescription: 'Which data we keep, why, for how long, and how to have it deleted.',
      followIndex: 'noindex, nofollow',
    },
    {
      name: 'Terms of Sale',
      metaTitle: 'Terms of Sale | Paperhanger',
      metaDescription: null,
      followIndex: 'noindex, nofollow',
    },
  ];
}
