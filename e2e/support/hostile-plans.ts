import { randomBytes } from 'node:crypto';
import {
  codestream,
  drawing,
  filled,
  manyForms,
  megabyte,
  objectStream,
  onePage,
  page,
  repeated,
  replaced,
  segment,
  sheet,
  tree,
  uint,
  unpacks,
  withTrailer,
  writing,
} from './hostile-pdf.ts';

/**
 * PDFs that are damaged, that contain loops, or that could exhaust a reader's memory or time. Each property name
 * consists of a topic and the PDF's defect.
 */
const plans = {
  'unpacking: 400 MB of spaces': () =>
    onePage({ filters: '/Filter /FlateDecode', content: unpacks(Buffer.alloc(400 * megabyte, ' ')) }),
  'unpacking: deflate three times': () =>
    onePage({
      filters: '/Filter [/FlateDecode /FlateDecode /FlateDecode]',
      content: unpacks(unpacks(unpacks(Buffer.alloc(300 * megabyte, ' ')))),
    }),
  'unpacking: 20,000 filters': () =>
    onePage({ filters: `/Filter [${'/ASCIIHexDecode '.repeat(20_000)}]`, content: '41'.repeat(1000) }),
  'unpacking: a filter of itself': () => onePage({ filters: '/Filter 3 0 R', content: 'x' }),
  'unpacking: a predictor of 2^31 columns': () =>
    onePage({
      filters:
        '/Filter /FlateDecode /DecodeParms << /Predictor 15 /Columns 2147483647 /Colors 32 /BitsPerComponent 16 >>',
      content: unpacks(Buffer.alloc(megabyte)),
    }),
  'unpacking: run lengths: 100 MB': () =>
    onePage({
      filters: '/Filter /RunLengthDecode',
      content: Buffer.alloc(1.6 * megabyte, Buffer.from([129, 0x20])),
    }),
  'unpacking: a length that is its own stream': () =>
    replaced(onePage({ content: 'q Q' }), '/Length 3 ', '/Length 3 0 R '),
  'unpacking: a length of 2^53': () =>
    replaced(onePage({ content: 'q Q' }), '/Length 3 ', '/Length 9007199254740992 '),
  'object streams: an object stream within itself': () =>
    objectStream('/N 2 /First 8', Buffer.from('1 0 2 0 << >>'), [
      [0, 0, 0],
      [2, 1, 0],
      [2, 1, 1],
    ]),
  'object streams: an object stream of 2^31 objects': () =>
    objectStream('/N 2147483647 /First 8', Buffer.from('2 0 3 0 << >>'), [
      [0, 0, 0],
      [1, 9, 0],
      [2, 1, 0],
    ]),
  'object streams: an object stream that unpacks to 300 MB': () =>
    objectStream(
      '/N 40000000 /First 300000000 /Filter /FlateDecode',
      unpacks(Buffer.alloc(300 * megabyte, '2 0 ')),
      [
        [0, 0, 0],
        [1, 9, 0],
        [2, 1, 0],
      ],
    ),
  'page trees: a page tree that is its own child': () => tree('/Type /Pages /Kids [2 0 R] /Count 1'),
  'page trees: two page trees in each other': () =>
    tree('/Type /Pages /Kids [3 0 R] /Count 1', '/Type /Pages /Kids [2 0 R] /Count 1 /Parent 2 0 R'),
  'page trees: a page tree 50,000 deep': () =>
    tree(
      ...Array.from({ length: 50_000 }, (_, index) => `/Type /Pages /Kids [${index + 3} 0 R] /Count 1`),
      page(sheet),
    ),
  'page trees: a page without a size whose parents are a circle': () =>
    tree(
      '/Type /Pages /Kids [3 0 R] /Count 1 /Parent 4 0 R',
      '/Type /Page /Parent 2 0 R',
      '/Type /Pages /Kids [2 0 R] /Count 1 /Parent 2 0 R',
    ),
  'page trees: a count of 2,000,000,000 pages': () =>
    tree('/Type /Pages /Kids [3 0 R] /Count 2000000000', page(sheet)),
  'page trees: a negative count of pages': () => tree('/Type /Pages /Kids [3 0 R] /Count -5', page(sheet)),
  'page trees: pages that are 10^9 by their tree': () =>
    tree(
      ...Array.from(
        { length: 9 },
        (_, index) => `/Type /Pages /Kids [${`${index + 3} 0 R `.repeat(10)}] /Count 1`,
      ),
      page(sheet),
    ),
  'page trees: no page': () => tree('/Type /Pages /Kids [] /Count 0'),
  'page trees: a child that is not there': () => tree('/Type /Pages /Kids [77 0 R] /Count 1'),
  'page trees: a million children': () =>
    tree(`/Type /Pages /Kids [${'3 0 R '.repeat(1_000_000)}] /Count 300`, page(sheet)),
  'sizes: a page of 10^300 points': () =>
    onePage({ entries: `/MediaBox [0 0 1${'0'.repeat(300)} 1${'0'.repeat(300)}]` }),
  'sizes: a page of no size': () => onePage({ entries: '/MediaBox [0 0 0 0] /CropBox [5 5 5 5]' }),
  'sizes: a page of a millionth of a point': () => onePage({ entries: '/MediaBox [0 0 0.000001 0.000001]' }),
  'sizes: a unit of 10^9 points': () => onePage({ entries: `${sheet} /UserUnit 1000000000` }),
  'sizes: a page 10^7 times as wide as high': () => onePage({ entries: '/MediaBox [0 0 14000 0.0014]' }),
  'pictures: a picture of 65,535 × 65,535 bits': () =>
    drawing(
      '/Width 65535 /Height 65535 /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter /FlateDecode',
      unpacks(Buffer.alloc(512 * megabyte)),
    ),
  'pictures: a picture of 100,000 × 100,000 colors': () =>
    drawing(
      '/Width 100000 /Height 100000 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /FlateDecode',
      unpacks(Buffer.alloc(megabyte)),
    ),
  'pictures: a mask of 2^31 × 2^31': () =>
    drawing('/Width 2147483647 /Height 2147483647 /ImageMask true /BitsPerComponent 1', Buffer.alloc(100)),
  'pictures: a soft mask of itself': () =>
    drawing('/Width 9 /Height 9 /BitsPerComponent 8 /ColorSpace /DeviceGray /SMask 5 0 R', Buffer.alloc(81)),
  'pictures: JBIG2 of 2^32 × 2^32': () =>
    drawing(
      '/Width 60000 /Height 60000 /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter /JBIG2Decode',
      segment(
        0,
        48,
        Buffer.concat([uint(2 ** 32 - 1), uint(2 ** 32 - 1), uint(0), uint(0), Buffer.from([0, 0, 0])]),
      ),
    ),
  'pictures: JBIG2 of a region of 30,000 × 30,000': () =>
    drawing(
      '/Width 30000 /Height 30000 /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter /JBIG2Decode',
      Buffer.concat([
        segment(0, 48, Buffer.concat([uint(30_000), uint(30_000), uint(0), uint(0), Buffer.from([0, 0, 0])])),
        segment(
          1,
          38,
          Buffer.concat([
            uint(30_000),
            uint(30_000),
            uint(0),
            uint(0),
            Buffer.from([0, 0, 3, 0xff, 0xfd, 0xff, 2, 0xfe, 0xfe, 0xfe]),
            randomBytes(400),
          ]),
        ),
      ]),
    ),
  'pictures: JBIG2 of 2^32 symbols': () =>
    drawing(
      '/Width 90 /Height 90 /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter /JBIG2Decode',
      segment(
        0,
        0,
        Buffer.concat([
          uint(0x0800, 2),
          Buffer.from([2, 0xff]),
          uint(2 ** 32 - 1),
          uint(2 ** 32 - 1),
          randomBytes(200),
        ]),
      ),
    ),
  'pictures: JPEG 2000 of 2^31 × 2^31': () =>
    drawing('/Width 9 /Height 9 /Filter /JPXDecode', codestream(2 ** 31 - 1, 2 ** 31 - 1, 3)),
  'pictures: JPEG 2000 of 16,384 components': () =>
    drawing('/Width 4000 /Height 4000 /Filter /JPXDecode', codestream(4000, 4000, 16_384)),
  'pictures: JPEG of 65,535 × 65,535': () =>
    drawing(
      '/Width 65535 /Height 65535 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /DCTDecode',
      Buffer.from('ffd8ffc0001108ffffffff03011100021100031100ffda000c03010002000300003f00ffd9', 'hex'),
    ),
  'pictures: CCITT of 2^30 × 2^30': () =>
    drawing(
      '/Width 1073741824 /Height 1073741824 /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 1073741824 /Rows 1073741824 >>',
      randomBytes(1000),
    ),
  'pictures: CCITT of 60,000 × 60,000': () =>
    drawing(
      '/Width 60000 /Height 60000 /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 60000 /Rows 60000 >>',
      randomBytes(200_000),
    ),
  'pictures: a picture of 4,000 × 4,000, 3,000 times': () =>
    onePage({
      content: 'q 792 0 0 612 0 0 cm /I Do Q '.repeat(3000),
      resources: '/XObject << /I 5 0 R >>',
      extra: [
        [
          '/Type /XObject /Subtype /Image /Width 4000 /Height 4000 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /FlateDecode',
          unpacks(Buffer.alloc(48_000_000)),
        ],
      ],
    }),
  'fonts: a glyph that writes itself': () =>
    writing(
      '/Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [1 0 0 1 0 0] /FirstChar 65 /LastChar 65 /Widths [9] /Encoding << /Differences [65 /a] >> /CharProcs << /a 6 0 R >> /Resources << /Font << /F 5 0 R >> >>',
      [['', Buffer.from('9 0 d0 BT /F 1 Tf (A) Tj ET')]],
    ),
  'fonts: a font of noise': () =>
    writing(
      '/Subtype /TrueType /BaseFont /Noise /FirstChar 65 /LastChar 66 /Widths [9 9] /FontDescriptor 6 0 R',
      [
        '/Type /FontDescriptor /FontName /Noise /Flags 4 /FontFile2 7 0 R',
        ['', Buffer.concat([Buffer.from('00010000ffff0000', 'hex'), randomBytes(100_000)])],
      ],
    ),
  'fonts: a font whose subroutines call each other': () => {
    const head =
      '%!PS-AdobeFont-1.0: Loop\n/FontName /Loop def /Encoding StandardEncoding def currentfile eexec\n';
    return writing(
      '/Subtype /Type1 /BaseFont /Loop /FirstChar 65 /LastChar 66 /Widths [9 9] /FontDescriptor 6 0 R',
      [
        '/Type /FontDescriptor /FontName /Loop /Flags 4 /FontFile 7 0 R',
        [
          `/Length1 ${head.length} /Length2 60000 /Length3 0`,
          Buffer.concat([Buffer.from(head), randomBytes(60_000)]),
        ],
      ],
    );
  },
  'fonts: a code map of 2^32 codes': () =>
    writing('/Subtype /Type0 /BaseFont /X /Encoding /Identity-H /DescendantFonts [6 0 R] /ToUnicode 7 0 R', [
      '/Type /Font /Subtype /CIDFontType2 /BaseFont /X /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>',
      [
        '',
        Buffer.from(
          '1 begincodespacerange <00000000> <ffffffff> endcodespacerange 1 beginbfrange <00000000> <ffffffff> <0041> endbfrange',
        ),
      ],
    ]),
  'fonts: a code map that uses itself': () =>
    writing('/Subtype /Type0 /BaseFont /X /Encoding 7 0 R /DescendantFonts [6 0 R]', [
      '/Type /Font /Subtype /CIDFontType2 /BaseFont /X /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>',
      ['/Type /CMap /CMapName /X /UseCMap 7 0 R', Buffer.from('1 begincidrange <0000> <ffff> 0 endcidrange')],
    ]),
  'fonts: widths of 2^31 glyphs': () =>
    writing('/Subtype /Type0 /BaseFont /X /Encoding /Identity-H /DescendantFonts [6 0 R]', [
      '/Type /Font /Subtype /CIDFontType2 /BaseFont /X /W [0 2147483647 500] /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>',
    ]),
  'painting: a form that draws itself': () =>
    onePage({
      content: '/X Do',
      resources: '/XObject << /X 5 0 R >>',
      extra: [
        [
          '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 5 0 R >> >>',
          Buffer.from('/X Do /X Do'),
        ],
      ],
    }),
  'painting: forms that draw 10^7 rectangles': () => manyForms(8),
  'painting: a pattern of steps of a millionth': () =>
    filled(
      '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep 0.000001 /YStep 0.000001 /Resources << >>',
      Buffer.from('0 0 1 1 re f'),
    ),
  'painting: a pattern of itself': () =>
    filled(
      '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9 /Resources << /Pattern << /P 5 0 R >> >>',
      Buffer.from('/Pattern cs /P scn 0 0 9 9 re f'),
    ),
  'painting: a mesh of 300,000 patches': () =>
    filled('/PatternType 2 /Shading 6 0 R', undefined, [
      [
        '/ShadingType 7 /ColorSpace /DeviceRGB /BitsPerCoordinate 8 /BitsPerComponent 8 /BitsPerFlag 8 /Decode [0 792 0 612 0 1 0 1 0 1] /Filter /FlateDecode',
        unpacks(Buffer.alloc(300_000 * 45)),
      ],
    ]),
  'painting: a sampled function of 2^60 samples': () =>
    filled('/PatternType 2 /Shading << /ShadingType 1 /ColorSpace /DeviceRGB /Function 6 0 R >>', undefined, [
      [
        `/FunctionType 0 /Domain [${'0 1 '.repeat(4)}] /Range [0 1 0 1 0 1] /Size [32768 32768 32768 32768] /BitsPerSample 32`,
        Buffer.alloc(1000),
      ],
    ]),
  'painting: a calculation 100,000 braces deep': () =>
    filled(
      '/PatternType 2 /Shading << /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 9 9] /Function 6 0 R >>',
      undefined,
      [
        [
          '/FunctionType 4 /Domain [0 1] /Range [0 1]',
          Buffer.from('{'.repeat(100_000) + '}'.repeat(100_000)),
        ],
      ],
    ),
  'painting: a stitching function of itself': () =>
    filled(
      '/PatternType 2 /Shading << /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 9 9] /Function 6 0 R >>',
      undefined,
      ['/FunctionType 3 /Domain [0 1] /Functions [6 0 R 6 0 R] /Bounds [0.5] /Encode [0 1 0 1]'],
    ),
  'painting: a color space of itself': () => {
    const bytes = onePage({
      content: '/C cs 0 sc 0 0 99 99 re f',
      resources: '/ColorSpace << /C [/Indexed 5 0 R 255 6 0 R] >>',
      extra: ['/Spare 1', ['', Buffer.alloc(300)]],
    });
    return replaced(bytes, '<< /Spare 1 >>', '[/Pattern 5 0 R]');
  },
  'painting: 20,000 inks': () =>
    onePage({
      content: `/C cs ${'1 '.repeat(33)}sc 0 0 99 99 re f`,
      resources: `/ColorSpace << /C [/DeviceN [${repeated(20_000, (index) => `/I${index}`)}] /DeviceRGB 5 0 R] >>`,
      extra: [['/FunctionType 4 /Domain [0 1] /Range [0 1 0 1 0 1]', Buffer.from('{ 0 0 }')]],
    }),
  'painting: a million states saved': () => onePage({ content: 'q '.repeat(1_000_000) }),
  'painting: 600,000 clips': () => onePage({ content: '0 0 99 99 re W n '.repeat(600_000) }),
  'painting: a dash of 10^-9': () =>
    onePage({ content: '[0.000000001] 0 d 9 w 0 0 m 792 612 l S '.repeat(50) }),
  'syntax: arrays 500,000 deep': () => onePage({ entries: `${sheet} /Deep ${'['.repeat(500_000)}` }),
  'syntax: dictionaries 300,000 deep in the content': () =>
    onePage({ content: `/A ${'<< /A '.repeat(300_000)}` }),
  'syntax: a text that never ends': () => onePage({ entries: `${sheet} /Text (${'('.repeat(2_000_000)}` }),
  'syntax: a name of 5 MB': () => onePage({ entries: `${sheet} /${'n'.repeat(5 * megabyte)} 1` }),
  'syntax: 5 MB of zeros after the head': () =>
    Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5 * megabyte)]),
  'syntax: 200,000 objects without a table': () =>
    Buffer.from(
      `%PDF-1.7\n${repeated(200_000, (index) => `${index + 1} 0 obj\n<< /Type /Catalog /Pages ${index + 2} 0 R >>\nendobj\n`)}`,
    ),
  'syntax: noise after the head': () => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(3 * megabyte)]),
  'tables: a table before itself': () => {
    const bytes = withTrailer('/Prev 0000000000');
    const start = /startxref\n(\d+)/.exec(bytes.toString('latin1'))?.[1] ?? '0';
    return replaced(bytes, '/Prev 0000000000', `/Prev ${start.padStart(10, '0')}`);
  },
  'tables: a table of 2^31 objects': () => replaced(onePage({}), /xref\n0 \d+\n/, 'xref\n0 2147483647\n'),
  'tables: a table beyond the end': () =>
    replaced(onePage({}), /startxref\n\d+/, 'startxref\n99999999999999'),
  'tables: an object that stands for itself': () =>
    replaced(
      onePage({ extra: ['/Spare 1'], catalog: '/Names 5 0 R /OCProperties 5 0 R' }),
      '<< /Spare 1 >>',
      '5 0 R',
    ),
  'tables: a lock nobody knows': () =>
    onePage({ extra: ['/Filter /Unknown /V 99'], trailer: '/Encrypt 5 0 R /ID [<11><11>] ' }),
  'tables: a lock that is itself locked': () =>
    onePage({
      extra: ['/Filter /Standard /V 5 /R 6 /Length 256 /P -1 /O 5 0 R /U 5 0 R /OE (x) /UE (x)'],
      trailer: '/Encrypt 5 0 R /ID [<11><11>] ',
    }),
  'beside the page: ten thousand notes': () => {
    const notes = Array.from(
      { length: 10_000 },
      (_, index) =>
        `/Type /Annot /Subtype /FreeText /Rect [${index % 700} 0 ${(index % 700) + 50} 50] /Contents (n) /DA (/Helv 9 Tf) /AP << /N 5 0 R >> /Popup ${index + 6} 0 R`,
    );
    return onePage({
      entries: `${sheet} /Annots [${repeated(10_000, (index) => `${index + 6} 0 R`)}]`,
      extra: [['/Type /XObject /Subtype /Form /BBox [0 0 50 50]', Buffer.from('0 0 50 50 re f')], ...notes],
    });
  },
  'beside the page: fields in a circle': () =>
    onePage({
      catalog: '/AcroForm << /Fields [5 0 R] /NeedAppearances true /CO [5 0 R] >>',
      entries: `${sheet} /Annots [5 0 R]`,
      extra: ['/Type /Annot /Subtype /Widget /FT /Tx /Rect [0 0 9 9] /Kids [5 0 R] /Parent 5 0 R /T (a)'],
    }),
  'beside the page: layers in a circle': () => {
    const bytes = onePage({
      content: '/OC /L BDC 0 0 99 99 re f EMC',
      resources: '/Properties << /L 6 0 R >>',
      catalog: '/OCProperties << /OCGs [5 0 R] /D << /Order 7 0 R /BaseState /ON >> >>',
      extra: ['/Type /OCG /Name (a)', '/Type /OCMD /OCGs [6 0 R 5 0 R] /VE [/And 7 0 R 7 0 R]', '/Spare 1'],
    });
    return replaced(bytes, '<< /Spare 1 >>', '[/Or 7 0 R 7 0 R]');
  },
  'beside the page: contents, names and structure in a circle': () =>
    onePage({
      catalog:
        '/Outlines 5 0 R /Names << /Dests 6 0 R /JavaScript 6 0 R >> /StructTreeRoot 7 0 R /PageLabels 6 0 R',
      entries: `${sheet} /StructParents 0`,
      extra: [
        '/First 5 0 R /Last 5 0 R /Next 5 0 R /Parent 5 0 R /Count 999',
        '/Kids [6 0 R 6 0 R] /Limits [(a) (z)]',
        '/Type /StructTreeRoot /K [7 0 R 7 0 R] /ParentTree 6 0 R /P 7 0 R',
      ],
    }),
  'beside the page: a script that never ends': () =>
    onePage({
      catalog:
        '/OpenAction << /S /JavaScript /JS (for\\(;;\\);) >> /AA << /WC << /S /JavaScript /JS (for\\(;;\\);) >> >>',
      entries: `${sheet} /AA << /O << /S /JavaScript /JS (for\\(;;\\);) /Next 5 0 R >> >>`,
      extra: ['/S /JavaScript /JS (for\\(;;\\);) /Next 5 0 R'],
    }),
};

export const hostilePlans: Readonly<Record<string, () => Buffer>> = plans;

const damaged = /damaged or incomplete/;
const noPage = /This page cannot be shown/;

/** Expected messages for the plans that must be refused. Other plans may be shown or refused. */
export const refusedPlans: Readonly<Record<string, RegExp>> = {
  'object streams: an object stream within itself': damaged,
  'object streams: an object stream of 2^31 objects': damaged,
  'page trees: a page tree that is its own child': noPage,
  'page trees: two page trees in each other': noPage,
  'page trees: a negative count of pages': damaged,
  'page trees: no page': damaged,
  'page trees: a child that is not there': noPage,
  'sizes: a page of 10^300 points': /too large/,
  'sizes: a unit of 10^9 points': /too large/,
  'syntax: noise after the head': damaged,
  'tables: a lock nobody knows': damaged,
  'tables: a lock that is itself locked': damaged,
} satisfies Partial<Record<keyof typeof plans, RegExp>>;
