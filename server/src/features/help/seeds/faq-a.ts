import { categorySeeds } from './category-seeds.ts';
import { external } from './external-links.ts';

/** FAQ section A, our services. */
export const faqA = categorySeeds('A', [
  {
    question: 'What can you do for me?',
    helpText: `
<p>We prepare the energy reports that California building departments ask for under Title 24, Part 6, the state’s Energy Code. There are two ways to work with us.</p>
<ul>
<li><strong><a href="{link:fullService}">Full Service</a></strong> is for homes and for commercial buildings. You send us your plans. An analyst gives you a firm quote and a delivery time. You don’t need an account.</li>
<li><strong><a href="{link:doItYourself}">Do-It-Yourself</a></strong> is for homes. You enter your measurements with takeoff tools, and an energy analyst reviews your data before you’re charged. {text:doItYourselfNotice}</li>
</ul>
<p>For commercial outdoor lighting, please <a href="{link:contactUs}">contact us</a> first. Not sure you need a report at all? Ask the <a href="{link:complianceWizard}">compliance wizard</a>.</p>`,
  },
  {
    question: 'What does it cost, and when am I charged?',
    helpText: `
<p>For Full Service, the <a href="/cost-estimator">cost estimator</a> shows a price range right away. {text:quotePromise} {text:reportPromise} Prescriptive forms for an addition or alteration cost {policy:prescriptiveAdditionFee}. The <a href="{link:complianceWizard}">compliance wizard</a> tells you whether you can use them.</p>
<p>A Do-It-Yourself report costs {price:1001} for a new home, or for an addition of up to {policy:additionExtraRequirementsSquareFeet} square feet by itself, and {price:1002} for an existing home with changes or an addition. That’s about {policy:diyCostShare} of the Full Service price. Saving projects is free. You pay after an analyst’s review, when we email the report or mail the copies. {text:doItYourselfNotice}</p>
<p>Registry, rater and building department fees are extra. See <a href="{link:prices}">all prices</a>.</p>`,
  },
  {
    question: 'What is in the standard residential report?',
    helpText: `
<p>The standard residential report has three parts:</p>
<ul>
<li>the <strong>certificate of compliance (CF1R)</strong>, the form that shows your building department that the design meets the Energy Code,</li>
<li>the <strong>mandatory measures checklist</strong>, the rules every home must follow, however it complies, and</li>
<li>the <strong>heating and cooling load calculations</strong>, which your contractor needs to pick equipment of the right size.</li>
</ul>
<p>It comes as a PDF by email ({price:4001}). The standard report costs {price:1001}. The existing-plus-addition report is a separate product and costs {price:1002}. Paper copies, pages for your plan sheets and an analyst’s signature and stamp are extra: see <a href="/faq-a#a-7">rush, certification and copies</a>.</p>`,
  },
  {
    question: 'What are preliminary run results?',
    helpText: `
<p>They’re the output file from the first energy simulation of your project, and nothing else. They cost {price:2001}.</p>
<p>Order them when you want to know early how close your design is, for example before you choose windows or insulation. The file shows how much energy the design uses compared with the limit it has to meet.</p>
<p>They’re <strong>not a permit document</strong>. There’s no certificate of compliance (CF1R), no checklist and no signature, so the building department won’t accept them. When the design is settled, order a <a href="{link:prices}">base report</a> for the permit.</p>`,
  },
  {
    question: 'What are heating and cooling load calculations?',
    helpText: `
<p>They show how much heat your house loses on a cold day and gains on a hot day. Your contractor uses them to choose a furnace, heat pump or air conditioner that is neither too small nor too large.</p>
<p>The <a href="/faq-a#a-3">standard residential report</a> already includes them. If you need the calculations alone, without a report for the permit, you can order them for {price:2002}.</p>
<p>The results depend on the same facts as the energy report: floor area, walls, windows, insulation and climate zone (the part of California you’re building in). If you change the design later, the loads change too. Then ask for a <a href="/faq-b#b-8">revision</a>.</p>`,
  },
  {
    question: 'Do you warrant your work?',
    helpText: `
<p>Yes. If a plan checker (the person at the building department who reviews plans) finds an error we made, we correct the report free of charge.</p>
<p>Send us the written comments with your project number. See <a href="/faq-d#d-1">what to do when a plan checker rejects the report</a>. Comments about something that changed after we finished, or about incorrect data we were given, are handled as a <a href="/faq-b#b-8">revision</a>.</p>
<p>We also stand by our dates. If a Do-It-Yourself report isn’t delivered within {policy:reportDueBusinessDays} business days of submission, you get a {policy:lateReportRebatePercent} rebate on the services you contracted. For Full Service, the same goes for {policy:reportAfterQuoteBusinessDays} business days after you accept the quote, or the date the quote gives. The details are in the <a href="{link:termsAndConditions}">terms and conditions</a>.</p>`,
  },
  {
    question: 'Can I get the report faster, certified or on paper?',
    helpText: `
<p>Yes, each as an option to your order.</p>
<table><caption>Options and their prices</caption>
<thead><tr><th scope="col">Option</th><th scope="col">Price</th></tr></thead>
<tbody>
<tr><th scope="row">Rush: order before {policy:rushCutoffTime} Pacific time; we email the report by {policy:rushEmailTime}, or mail it overnight for the next morning</th><td>{price:3001}</td></tr>
<tr><th scope="row">Certification: signed and stamped by a Certified Energy Analyst</th><td>{price:3002}</td></tr>
<tr><th scope="row">CAD sheet pages by email</th><td>{price:4002}</td></tr>
<tr><th scope="row">Plan sheet pages by Priority Mail</th><td>{price:5003}</td></tr>
<tr><th scope="row">One report copy by Priority Mail; allow {policy:mailBusinessDays} business days</th><td>{price:5001}</td></tr>
<tr><th scope="row">Each additional copy</th><td>{price:5002}</td></tr>
</tbody></table>
<p>Certified Energy Analyst is a voluntary credential: ${external('certifiedAnalysts', 'what it means')}. The PDF by email alone costs {price:4001}.</p>`,
  },
  {
    question: 'How do I pay for Full Service?',
    helpText: `
<p>Asking costs nothing. You can send your plans and get a quote for free. Sending plans doesn’t order a report: your order starts when you accept the quote.</p>
<p>The quote gives the price, what it covers and when you’ll get the report. On your project’s page you can accept it, decline it or ask a question. The email that confirms your plans has the link, and you don’t need an account.</p>
<p>You pay when we deliver the report, not before. Your project’s page explains how. If the report is late, you get {policy:lateReportRebatePercent} of the services back. There are no refunds after delivery. The details are in the <a href="{link:termsAndConditions}">terms and conditions</a>.</p>`,
  },
  {
    question: 'Who prepares my report?',
    helpText: `
<p>An energy analyst. With <a href="{link:fullService}">Full Service</a>, the analyst works from your plans. With <a href="{link:doItYourself}">Do-It-Yourself</a>, you enter the data and an analyst reviews it before you’re charged.</p>
<p>California doesn’t license energy consultants. Certified Energy Analyst (CEA) is a voluntary credential that takes an exam, experience and continuing education: ${external('certifiedAnalysts', 'about the credential')}. For {price:3002}, a Certified Energy Analyst signs and stamps your report.</p>
<p>Whether or not you order that, the person who prepares a report signs it as its <a href="/faq-b#b-1">documentation author</a>. Have a question for the analyst? <a href="{link:contactUs}">Contact us</a>.</p>`,
  },
]);
