import { categorySeeds } from './category-seeds.ts';
import { external } from './external-links.ts';

/** FAQ section F, mechanical systems. */
export const faqF = categorySeeds('F', [
  {
    question: 'Duct location',
    helpText: `
<p>Choose where most of the ducts run: attic, crawlspace, garage, or conditioned space, which is heated or cooled. Ducts in an attic lose the most. For a ductless system, choose <strong>No ducts</strong>.</p>
<p><strong>Conditioned space (credit)</strong> needs less than {policy:ductCreditFeet} linear feet of duct in unconditioned space. Measure along the ducts, not straight across, and enter the length under <strong>Ducts in unconditioned space</strong>. Show the duct runs on your plans, because the plan checker and the inspector look for them.</p>
<p>Choose this credit only if the layout is settled. If the contractor later runs more duct through the attic, the report no longer matches. The form for your project states what has to be verified under the 2025 Energy Code.</p>`,
  },
  {
    question: 'Tested duct leakage',
    helpText: `
<p>Check this credit if the ducts will be sealed and then tested by an ECC rater (called HERS rater before 2026), an independent specialist.</p>
<ul>
<li>Without the credit, the default in our help sheets is a leakage of {policy:defaultDuctLeakagePercent} of the fan flow.</li>
<li>With the credit, the leakage has to be under {policy:verifiedDuctLeakagePercent} of the fan flow, and verified.</li>
</ul>
<p>If the target is known, enter it under <strong>Leakage</strong>.</p>
<p>It’s often an inexpensive way to bring a house into compliance. Tell your contractor before the work starts, and plan for the rater’s fee, which isn’t part of our price.</p>
<p>The edition of the code decides the target: under the 2025 Energy Code it is lower for new systems than it once was. The registered form states the one for your project.</p>`,
  },
  {
    question: 'Expansion valve or refrigerant charge',
    helpText: `
<p>Take <strong>only one of the two</strong> credits. Both make sure that an air conditioner or heat pump works with the right amount of refrigerant.</p>
<ul>
<li><strong>Thermostatic expansion valve (TXV)</strong>: a valve in the indoor coil that adjusts the flow of refrigerant by itself. The equipment has to have one, so check its data sheet.</li>
<li><strong>Tested refrigerant charge</strong>: the installer measures the charge, and an ECC rater (called HERS rater before 2026) verifies it on site.</li>
</ul>
<p>Today, refrigerant charge is mainly handled by field verification, and the valve is an older option. If you don’t know which equipment you’ll get, take neither. Your form states what has to be verified under the 2025 Energy Code.</p>`,
  },
  {
    question: 'ACCA Manual D duct design',
    helpText: `
<p>Check this credit only if your contractor or engineer actually designs the ducts with Manual D, a method from ACCA, the Air Conditioning Contractors of America, for finding the right size and path of each duct.</p>
<p>The credit needs a finished design. Be ready to show:</p>
<ul>
<li>the heating and cooling loads, room by room,</li>
<li>a duct layout on the plans with the size of each run, and</li>
<li>the airflow for each room.</li>
</ul>
<p>The ducts must be built as drawn, and the airflow may have to be measured afterward. Without a design like that, leave the box unchecked: ordinary ducts without this credit are fine. The <a href="/faq-a#a-5">load calculations</a> are a good starting point for the designer.</p>`,
  },
  {
    question: 'Cooling system types',
    helpText: `
<p>Choose the type that will be installed. The list has three groups:</p>
<ul>
<li><strong>{policy:commonCoolingTypes} common options</strong>: the minimum efficiency split air conditioner, and split air conditioners of 14, 15, 16, 17 and 18 SEER. SEER is the seasonal efficiency: the higher, the better.</li>
<li><strong>{policy:otherCoolingTypes} less common options</strong>, for systems other than split air conditioners.</li>
<li><strong>{policy:separateCoolingTypes} more, listed separately</strong>: thru-wall air conditioners, direct evaporative coolers and indirect evaporative coolers.</li>
</ul>
<p>Newer data sheets state SEER2 instead of SEER. Enter the value you have under <strong>Rated SEER2 or SEER</strong>. If you don’t know the equipment yet, check “I don’t know, use typical”, which takes the minimum: then anything you buy later is at least as good. If the house gets no cooling, choose <strong>No cooling</strong>. Look up a model: ${external('equipmentRatings', 'AHRI directory')}.</p>`,
  },
  {
    question: 'Heating and water heating data',
    helpText: `
<p>You need the type, fuel, efficiency and location of each piece of equipment.</p>
<ul>
<li><strong>Heating</strong>: furnace (efficiency as AFUE, the share of the fuel that becomes heat) or heat pump (HSPF2, a seasonal value), and whether the system is new, stays, or is extended to the addition.</li>
<li><strong>Water heating</strong>: tank, tankless or heat pump water heater, its fuel, its UEF (uniform energy factor), where it’s located, and how many there are.</li>
</ul>
<p>The values are on the label, on the data sheet and in the ${external('equipmentRatings', 'AHRI directory')}. In an existing house, read the labels on the equipment that stays. If you can’t read one, leave the value blank and write its age and type in the notes to the analyst.</p>
<p>For new homes, the 2025 Energy Code favors heat pumps for heating and hot water. Gas equipment may need better values elsewhere. Hydronic and central systems are best left to <a href="{link:fullService}">Full Service</a>.</p>`,
  },
  {
    question: 'Load calculations and equipment size',
    helpText: `
<p>The energy report doesn’t choose the size of your equipment. The <strong>load calculations</strong> do: they say how much heating and cooling the house needs, and the contractor picks equipment that fits.</p>
<p>They’re part of the <a href="/faq-a#a-3">standard residential report</a>, and you can order them alone for {price:2002}. Don’t simply copy the size of the old unit. The old one was often too large, and new windows and insulation make the loads smaller.</p>
<p>Oversized equipment turns on and off often, wears out sooner and removes less humidity. In commercial buildings, size also brings in more rules: an air handler over {policy:economizerTons} tons needs an economizer, which cools with outdoor air. Recent editions start lower, so check small units too.</p>`,
  },
  {
    question: 'I’m only replacing heating or cooling equipment',
    helpText: `
<p>You don’t need a report from us. A <strong>mechanical changeout</strong> is documented by the mechanical contractor or by an ECC rater (called HERS rater before 2026), on a registry’s website. Contractors may not verify their own work.</p>
<p>Measures such as sealing and testing ducts are triggered when you</p>
<ul>
<li>replace a ducted furnace, air handler, condenser, coil or compressor, or</li>
<li>add more than {policy:addedDuctsFeet} ft of ducts in unconditioned or indirectly conditioned space, such as an attic or crawlspace. Recent editions use a lower {policy:addedDuctsRecentFeet} ft limit, so ask your contractor or rater even for short runs.</li>
</ul>
<p>You still need a permit, and the edition in force on the day you apply controls: currently the 2025 Energy Code. If you also change windows, insulation or floor area, ask the <a href="{link:complianceWizard}">compliance wizard</a>.</p>`,
  },
]);
