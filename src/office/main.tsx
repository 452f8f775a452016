import '#ui/fonts/be-vietnam-pro.css';
import '#ui/fonts/bricolage-grotesque.css';
import '#ui/base.css';
import '#ui/forced-colors.css';
import '#staff/look/palette.css';
import './look/office.css';
import { applyScheme } from '#staff/look/scheme.ts';
import { startOffice } from './start-office.tsx';

applyScheme();
void startOffice();
