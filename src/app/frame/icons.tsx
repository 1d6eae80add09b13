import {
  BookOpen,
  Box,
  CircleQuestionMark,
  File,
  Folder,
  HardHat,
  Image,
  type LucideIcon,
  Newspaper,
  Star,
  Table2,
  Tag,
  Ticket,
  Truck,
  Users,
  Wallpaper,
} from 'lucide-react';
import type { IconName } from '../../entities/icon-names';

/** The icons that a config can choose from. */
export const icons = {
  table: Table2,
  'hard-hat': HardHat,
  wallpaper: Wallpaper,
  folder: Folder,
  help: CircleQuestionMark,
  file: File,
  newspaper: Newspaper,
  ticket: Ticket,
  star: Star,
  book: BookOpen,
  truck: Truck,
  tag: Tag,
  users: Users,
  box: Box,
  image: Image,
} satisfies Record<IconName, LucideIcon>;
