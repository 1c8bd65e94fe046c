import { categorySeeds } from './category-seeds.ts';
import { external } from './external-links.ts';

/** FAQ section I, windows and glazing. */
export const faqI = categorySeeds('I', [
  {
    question: 'Custom overhang',
    helpText: `
<p>Choose <strong>Custom</strong> under Overhang for a window whose shade differs from the typical one of your house, such as a porch roof, a balcony or a deep eave. It needs two measurements, in feet (2.5) or in feet and inches (2' 6"):</p>
<ul>
<li><strong>Overhang length</strong>: how far it sticks out from the wall, measured horizontally.</li>
<li><strong>Overhang height</strong>: the vertical distance from the head (top) of the window up to the underside of the overhang. Enter 0 if the overhang drops below the head.</li>
</ul>
<p>If an overhang sits above the window by more than {policy:overhangHeightToProjection} times its length, it gives almost no shade, so skip it. With a length of 2 ft, that means more than 4 ft above the window.</p>
<p>Overhangs help most on south windows. If most windows have the same eave, use the <a href="/faq-i#i-3">typical overhang</a> instead.</p>`,
  },
  {
    question: 'Typical window header height',
    helpText: `
<p>Enter the height of the top of your usual windows above the floor. In a house with {policy:typicalPlateFeet} ft plates it’s normally <strong>{policy:typicalHeaderHeight}</strong>, because windows and doors then line up at the top.</p>
<p>The plate is the beam on top of the wall: see <a href="/faq-i#i-4">typical plate height</a>. Walls of 9 or 10 ft often have higher headers, so read them from the elevations or the window schedule.</p>
<p>This height, the plate height and the overhang length are the <strong>Typical values</strong> of the Glazing step. Together they say how much shade the eave gives to a typical window. If a few windows differ, leave this value as it is and give those windows a <a href="/faq-i#i-1">custom overhang</a>. Header height isn’t window height: the height of the window itself is always required as well.</p>`,
  },
  {
    question: 'Typical overhang length',
    helpText: `
<p>Enter how far the usual eave sticks out from the wall, in feet, measured horizontally from the face of the wall to the edge. A gutter doesn’t count.</p>
<p>You type it once. Then choose <strong>Typcl O.H.</strong> (typical overhang) under Overhang for each window under that eave, and the typical values count there. Leave <strong>None</strong> for windows without an overhang, for example on a gable end or below another story. For windows with a different one, choose <a href="/faq-i#i-1">Custom</a>. To change many windows at once, select them in the list and use “Set for all”.</p>
<p>Example: an eave of 1 ft 6 in is entered as 1.5 or 1' 6". If the eaves differ around the house, use the length most windows have, and enter the others one by one.</p>`,
  },
  {
    question: 'Typical plate height',
    helpText: `
<p>Enter the height of the top plate above the floor, in feet, for the walls that hold most of your windows. The top plate is the beam on top of the wall that carries the roof. {policy:typicalPlateFeet} ft is common.</p>
<p>Together with the <a href="/faq-i#i-2">typical window header height</a>, it tells how far the eave is above the window. Example: the plate is at 9 ft and the window head at 7 ft. The eave is then about 2 ft above the window, as long as it doesn’t drop lower.</p>
<p>This value is for shade only. The <a href="/faq-g#g-1">average plate height</a> under walls gives the wall area and can differ. Windows in higher or lower walls get a <a href="/faq-i#i-1">custom overhang</a> if they have one.</p>`,
  },
  {
    question: 'Re-using existing windows',
    helpText: `
<p>If you take a window out of the old house and put it in a new wall, enter it in two places:</p>
<ol>
<li>Under <strong>Existing glazing</strong>, open its line and check <strong>To be removed?</strong> It no longer counts in its old place.</li>
<li>Under <strong>Added glazing</strong>, enter it where it goes, with its new orientation, and choose <strong>Pre-existing (re-used)</strong> under Glass. Then it keeps its old values.</li>
</ol>
<p>Old single-pane windows lose a lot of heat, and the energy budget of your addition has to carry that. A new window often costs less than the measures needed to make up for an old one.</p>
<p>A window that stays where it is doesn’t belong here: its line under Existing glazing stays as it is. For new windows in old openings, see <a href="/faq-i#i-6">replacing existing windows</a>.</p>`,
  },
  {
    question: 'Replacing existing windows',
    helpText: `
<p>Enter the old house as it was <strong>before</strong> the work, and then the change:</p>
<ol>
<li>Under <strong>Existing glazing</strong>, enter the windows as they are before replacement.</li>
<li>On the lines of the windows that are going away, check <strong>To be removed?</strong></li>
<li>Under <strong>Added glazing</strong>, enter the new windows and check <strong>Added to Existing Wall</strong>, so that they count in the old wall and not in the addition.</li>
</ol>
<p>Use the values on the new window’s label: U-factor (heat loss) and SHGC (solar heat gain). Good new windows in the old part earn credit that can help an addition comply.</p>
<p>New glass in an old frame isn’t a rated window, so <a href="/faq-d#d-4">default values</a> may apply. If you’re <a href="/faq-c#c-18">only replacing windows</a> and adding nothing, the <a href="{link:complianceWizard}">compliance wizard</a> shows what you need.</p>`,
  },
  {
    question: 'Orientation and grouping of windows',
    helpText: `
<p>You can enter several windows on one line if they share all four of these:</p>
<ul>
<li>the same overhang,</li>
<li>the same window height,</li>
<li>the same sash type, such as fixed, sliding or casement, and</li>
<li>the same orientation.</li>
</ul>
<p>For windows of one size, enter the width and height once and how many there are; otherwise, enter the total area. As soon as one of the four differs, start a new line. The <strong>window height</strong> is the vertical size of the glass opening. It’s always required, because it decides how much of the glass an overhang shades. If you enter a height, it’s filled in from that.</p>
<p>Choose the orientation of the wall that holds the window, as <a href="/faq-g#g-3">seen from the front</a>. Glass doors are entered as windows. So is glass in <a href="/faq-g#g-5">mostly solid doors</a>. For skylights, choose “Flat (skylight)”.</p>`,
  },
  {
    question: 'Glazing percentage',
    helpText: `
<p>It’s the total area of windows, glass doors and skylights divided by the conditioned floor area (heated or cooled space). A house of 2,000 square feet with 360 square feet of glass has 18%.</p>
<p>The more glass, the harder it is to comply, and the direction counts too. More than {policy:westGlazingPercent} of the floor area as glass that faces within {policy:westDegrees} degrees of west brings a large penalty in hot climates, because the low afternoon sun shines straight in.</p>
<p>If your design doesn’t comply, try these first:</p>
<ul>
<li>Move glass from the west to the north or south.</li>
<li>Choose windows with a lower SHGC (the share of the sun’s heat let in).</li>
<li>Add overhangs.</li>
<li>Make large windows a little smaller.</li>
</ul>
<p>The limit for your climate zone (the part of California you’re building in) is set by the 2025 Energy Code. The performance approach allows more glass if something else makes up for it.</p>`,
  },
  {
    question: 'U-factor, SHGC and the NFRC label',
    helpText: `
<p>If your window has a label, choose <strong>Yes</strong> under NFRC label and enter the two values on it:</p>
<ul>
<li><strong>U-factor</strong>: how fast heat passes through. Lower is better.</li>
<li><strong>SHGC</strong> (solar heat gain coefficient): the share of the sun’s heat that gets in. Lower keeps a house cooler.</li>
</ul>
<p>The label comes from the NFRC, the National Fenestration Rating Council. Both values are for the whole window with its frame, not for the glass alone. If the windows aren’t bought yet, take the values from the maker’s data or the ${external('windowRatings', 'NFRC directory')}. Then buy windows that are equal or better, and leave the labels on until the inspector has seen them.</p>
<p>Without a label, choose <strong>No</strong>, and enter the frame, the panes and the coating. Such windows use default values, which are much worse. {text:siteBuiltGlazing}</p>`,
  },
]);
