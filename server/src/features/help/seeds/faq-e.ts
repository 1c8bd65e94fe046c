import { categorySeeds } from './category-seeds.ts';
import { external } from './external-links.ts';

/** FAQ section E, 'About your project'. */
export const faqE = categorySeeds('E', [
  {
    question: 'Location and climate zone',
    helpText: `
<p>Enter the address of the building. It determines the <strong>climate zone</strong>, one of {policy:climateZones} areas of California that each have their own requirements. Zones follow local weather, so two towns in the same county can differ.</p>
<p>Your ZIP code fills in the zone of the Energy Commission’s list. One ZIP code can be in two zones, so check the address: ${external('climateZoneTool', 'climate zone tool')}. Then choose the zone and, under <strong>How do you know it?</strong>, where it comes from. If the building department names a zone for your site, use that one.</p>
<p>If a zone line runs through a development, the whole development follows the zone that holds {policy:splitDevelopmentDwellingsPercent} or more of its dwelling units. A wrong zone makes the report wrong, so check it before you order.</p>`,
  },
  {
    question: 'Building type',
    helpText: `
<p>Choose how the home touches its neighbors:</p>
<ul>
<li><strong>Single Family Detached</strong>: it stands by itself. A detached ADU (accessory dwelling unit) belongs here too.</li>
<li><strong>Row House</strong>: homes are attached side by side, such as townhouses or a side-by-side duplex. Each one goes from the ground to the roof.</li>
<li><strong>Apartment/Condo</strong>: homes are attached one above the other.</li>
</ul>
<p>The type tells the program which walls, floors and roofs meet outdoor air. Leave out a wall shared with another heated home. Apartments, condominiums and hotels use multifamily or nonresidential forms under the 2025 Energy Code. <a href="{link:fullService}">Full Service</a> picks the right set.</p>`,
  },
  {
    question: 'Orientation of front faces',
    helpText: `
<p>Enter the direction that the front of the house faces, in degrees clockwise from <strong>true</strong> north. It’s the direction you look when you look out the front.</p>
<table><caption>Front faces</caption>
<thead><tr><th scope="col">Direction</th><th scope="col">Degrees</th></tr></thead>
<tbody>
<tr><th scope="row">North</th><td>0</td></tr>
<tr><th scope="row">East</th><td>90</td></tr>
<tr><th scope="row">South</th><td>180</td></tr>
<tr><th scope="row">West</th><td>270</td></tr>
</tbody></table>
<p>Values in between are fine: northeast is 45. Take true north from the site plan, not “plan north”. A compass shows magnetic north, which differs from true north in California.</p>
<p>For a tract model that will be built facing different ways, choose <strong>All Orientations</strong>. The design then has to comply whichever way it faces.</p>`,
  },
  {
    question: 'Conditioned floor area',
    helpText: `
<p>Enter the floor area that is heated or cooled, in whole square feet. Add up all stories. <strong>Leave out garages</strong>, porches and other spaces that are neither heated nor cooled.</p>
<p>Check your figure:</p>
<ul>
<li>It’s never smaller than the floor area that is exposed to the ground, a crawlspace or outdoor air.</li>
<li>In a single-story house, the exterior floor areas add up to exactly the conditioned floor area.</li>
</ul>
<p>For an existing home plus addition, the <strong>Addition area</strong> box holds the square feet of the addition only. For an alteration, which adds nothing, the form enters 1 there for you.</p>
<p>The area decides much of the result: the glass limit, the ventilation rate and the <a href="/cost-estimator">Full Service price</a> depend on it.</p>`,
  },
  {
    question: 'Several buildings or mixed use',
    helpText: `
<p>Make a separate project for each structure. A house and a detached garage that becomes a studio are two projects, even on the same lot and the same permit.</p>
<p>For a tract model that will be built several times, choose <a href="/faq-e#e-3">All Orientations</a> so the report holds whichever way a house faces.</p>
<p>In a building with homes and businesses, the two parts are separate projects as well. One case is different: if the residential part is under {policy:minorOccupancyPercent} of the conditioned floor area (heated or cooled space), it may be treated together with the rest. Lighting and the mandatory measures still follow the use of each part. Commercial parts are <a href="{link:fullService}">Full Service</a> only.</p>`,
  },
]);
