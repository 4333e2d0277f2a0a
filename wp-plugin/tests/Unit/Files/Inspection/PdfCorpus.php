<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Files\Inspection;

use Closure;
use Passerelle\Files\Inspection\Reason;
use Passerelle\Files\Sniffer;
use Passerelle\Tests\Factories\Documents\EicarText;
use Passerelle\Tests\Factories\Documents\PdfBuilder;
use Passerelle\Tests\Factories\Documents\ZipBuilder;

final class PdfCorpus
{
    private const SCRIPT = '<</S/JavaScript/JS(app.alert\(1\))>>';
    private const ENCRYPTED = '/Root 1 0 R/ID[(a)(b)]/Encrypt<</Filter/Standard/V 1/R 2/O(oooooooooooooooooooooooooooooooo)/U(uuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuu)/P -44>>';
    /** The bare beginning, up to which a page may be filled with something else. */
    private const PLAIN = "BT /F1 12 Tf (x) Tj ET";

    /** @return array<string, array{Closure(): string, string}> bytes, expected code or MIME type */
    public static function files(): array
    {
        return [...self::good(), ...self::scripts(), ...self::packed(), ...self::actions(), ...self::shapes(), ...self::withPermissions(), ...self::bombs()];
    }

    /** @return array<string, array{Closure(): string, string}> */
    private static function good(): array
    {
        $files = [
            'classic' => static fn (): string => PdfBuilder::page()->build(),
            'modern producer with object and cross-reference streams' => static fn (): string => PdfBuilder::modern()->build(),
            'web and mail links' => static fn (): string => PdfBuilder::page(page: '/Annots[<</Subtype/Link/A<</S/URI/URI(https://example.org/a\?b=c)>>>>'
                . '<</Subtype/Link/A<</S/URI/URI(mailto:a@example.org)>>>>]')->build(),
            'form without scripts' => static fn (): string => PdfBuilder::page('/AcroForm<</Fields[8 0 R]/DA(/Helv 0 Tf)/NeedAppearances true>>')
                ->object(8, '<</FT/Tx/T(nom)/V(Diop)/Subtype/Widget/Rect[0 0 9 9]/F 4/P 3 0 R/MK<<>>>>')->build(),
            'form that can be reset' => static fn (): string => PdfBuilder::page()->object(8, '<</FT/Btn/Subtype/Widget/A<</S/ResetForm>>>>')->build(),
            'opens at a place' => static fn (): string => PdfBuilder::page('/OpenAction<</S/GoTo/D[3 0 R/Fit]>>')->build(),
            'opens at a place that is an object of its own' => static fn (): string => PdfBuilder::page('/OpenAction 8 0 R')->object(8, '<</S/GoTo/D[3 0 R/Fit]>>')->build(),
            'link to a file beside it' => static fn (): string => PdfBuilder::page(page: '/Annots[<</Subtype/Link/A<</S/GoToR/F(annexe.pdf)/D[0/Fit]>>>>]')->build(),
            'two revisions' => static fn (): string => PdfBuilder::page()->build() . PdfBuilder::page()->header('')->build(),
            'bookmarks and metadata' => static fn (): string => PdfBuilder::page('/Outlines 8 0 R/Metadata 9 0 R')
                ->object(8, '<</Title(JavaScript: le guide, /JS et /Launch)/Count 0>>')
                ->stream(9, '/Type/Metadata/Subtype/XML', '<x:xmpmeta><dc:title>/JavaScript for all</dc:title></x:xmpmeta>')->build(),
            'words of a page that sound like objects' => static fn (): string => PdfBuilder::page()->stream(8, '', 'BT (a great obj of desire /Launch) Tj ET')->build(),
            'picture that is packed as JPEG' => static fn (): string => PdfBuilder::page()
                ->stream(8, '/Subtype/Image/Filter[/FlateDecode/DCTDecode]/Width 1/Height 1', PdfBuilder::flate("\xff\xd8\xff/JS (x)"))->build(),
            'white picture that unpacks to much' => static fn (): string => PdfBuilder::page()
                ->stream(8, '/Subtype/Image/Filter/FlateDecode/Width 5000/Height 8000', PdfBuilder::flate(str_repeat("\xff", 40_000_000)))->build(),
            'font that is damaged' => static fn (): string => PdfBuilder::page()->stream(8, '/Length1 9/Filter/FlateDecode', 'damaged')->build(),
            'length that is an object of its own' => static fn (): string => PdfBuilder::page()->stream(8, '', self::PLAIN, '9 0 R')
                ->object(9, (string) strlen(self::PLAIN))->build(),
            'many widths of letters' => static fn (): string => PdfBuilder::page()->object(8, '<</W[0[' . str_repeat('500 600 ', 5_000) . ']]>>')->build(),
            'white space after the end' => static fn (): string => PdfBuilder::page()->tail("\r\n\0\0")->build(),
            'name with escapes that mean nothing bad' => static fn (): string => PdfBuilder::page('/Cr#e9ateur/J#53X')->build(),
        ];
        foreach (
            [
                'LZW' => ['/Filter/LZWDecode', PdfBuilder::lzw(...)],
                'two abbreviated filters' => ['/Filter[/AHx/Fl]', static fn (string $bytes): string => PdfBuilder::hexadecimal(PdfBuilder::flate($bytes))],
            ] as $name => [$filter, $pack]
        ) {
            $files["object stream with {$name}"] = static fn (): string => PdfBuilder::page()->packed(8, [9 => '<</Type/Font>>'], $filter, $pack)->build();
        }

        return self::expect($files, Sniffer::PDF);
    }

    /** @return array<string, array{Closure(): string, string}> */
    private static function scripts(): array
    {
        $action = static fn (string $action): Closure => static fn (): string => PdfBuilder::page("/OpenAction{$action}")->build();

        return self::expect([
            'script when it opens' => $action(self::SCRIPT),
            'script spelled with escapes' => $action('<</S/J#61vaScrip#74/#4a#53(app.alert)>>'),
            'script with small escapes' => $action('<</S/#4Aava#53cript/J#53(x)>>'),
            'script between comments and white space' => $action("<<\0/S%x\n/JavaScript\f\r/JS%y\r(x)>>"),
            'script in an object of its own' => static fn (): string => PdfBuilder::page('/OpenAction 8 0 R')->object(8, self::SCRIPT)->build(),
            'script as a stream' => static fn (): string => PdfBuilder::page('/OpenAction<</S/JavaScript/JS 8 0 R>>')
                ->stream(8, '/Filter/FlateDecode', PdfBuilder::flate('app.alert(1)'))->build(),
            'script among the names' => static fn (): string => PdfBuilder::page('/Names<</JavaScript<</Names[(a) 8 0 R]>>>>')->object(8, '<<>>')->build(),
            'script that nothing refers to' => static fn (): string => PdfBuilder::page()->object(8, self::SCRIPT)->build(),
            'script in a revision that was replaced' => static fn (): string => PdfBuilder::page('/OpenAction' . self::SCRIPT)->build() . PdfBuilder::page()->header('')->build(),
            'script in a later revision' => static fn (): string => PdfBuilder::page()->build() . PdfBuilder::page('/OpenAction' . self::SCRIPT)->header('')->build(),
            'script in an object inside a text' => static fn (): string => PdfBuilder::page()->object(8, '(8 0 obj ' . self::SCRIPT . ' endobj)')->build(),
            'script in an object inside a comment' => static fn (): string => PdfBuilder::page()->raw('% 8 0 obj ' . self::SCRIPT . " endobj\n")->build(),
            'script in an object inside a stream' => static fn (): string => PdfBuilder::page()->stream(8, '', "9 0 obj\n" . self::SCRIPT . "\nendobj")->build(),
            'object whose head has comments' => static fn (): string => PdfBuilder::page()->raw("9 %\n0 % a\nobj" . self::SCRIPT . "endobj\n")->build(),
            'object without an end' => static fn (): string => PdfBuilder::page()->raw('9 0 obj<</A[(x)/S/JavaScript ')->build(),
            'object with brackets that do not match' => static fn (): string => PdfBuilder::page()->object(9, '<<) ] } >> ) /S/JavaScript')->build(),
            'keyword that runs into its number' => static fn (): string => PdfBuilder::page()->raw('9 0 obj12<</S/JavaScript>>endobj')->build(),
            'catalog inside the trailer' => static fn (): string => PdfBuilder::page()->trailer('/Root<</Type/Catalog/OpenAction' . self::SCRIPT . '>>')->build(),
        ], Reason::ActiveContent->value);
    }

    /** @return array<string, array{Closure(): string, string}> */
    private static function packed(): array
    {
        $chains = [
            'deflated' => ['/Filter/FlateDecode', PdfBuilder::flate(...)],
            'not packed' => ['', static fn (string $bytes): string => $bytes],
            'hexadecimal' => ['/Filter/ASCIIHexDecode', PdfBuilder::hexadecimal(...)],
            'base 85' => ['/Filter/ASCII85Decode', PdfBuilder::ascii85(...)],
            'base 85 as Adobe begins it' => ['/Filter/A85', static fn (string $bytes): string => '<~' . PdfBuilder::ascii85($bytes)],
            'runs' => ['/Filter/RunLengthDecode', static fn (string $bytes): string => PdfBuilder::runLength($bytes)],
            'LZW' => ['/Filter/LZWDecode', PdfBuilder::lzw(...)],
            'a chain' => ['/Filter[/ASCII85Decode/FlateDecode]', static fn (string $bytes): string => PdfBuilder::ascii85(PdfBuilder::flate($bytes))],
            'abbreviations' => ['/Filter[/AHx/RL/Fl]', static fn (string $bytes): string => PdfBuilder::hexadecimal(PdfBuilder::runLength(PdfBuilder::flate($bytes)))],
            'the key of inline pictures' => ['/F/Fl', PdfBuilder::flate(...)],
            'a name with escapes' => ['/Filter/Flat#65Decode', PdfBuilder::flate(...)],
            'PNG differences' => ['/Filter/FlateDecode/DecodeParms<</Predictor 15/Columns 7>>', static fn (string $bytes): string =>
                    PdfBuilder::flate(PdfBuilder::png($bytes, 7))],
            'TIFF differences' => ['/Filter[/Fl]/DecodeParms[<</Predictor 2/Columns 9>>]', static fn (string $bytes): string => PdfBuilder::flate(PdfBuilder::tiff($bytes, 9))],
            'the filter as an object' => ['/Filter 20 0 R', PdfBuilder::flate(...)],
            'the filter as an object in an object stream' => ['/Filter[21 0 R]', PdfBuilder::flate(...)],
            'two filters of one key' => ['/Filter/AHx/Filter/Fl', PdfBuilder::flate(...)],
        ];
        $files = [];
        foreach ($chains as $name => [$filter, $pack]) {
            $files["script in an object stream, {$name}"] = static fn (): string => PdfBuilder::page()
                ->packed(8, [9 => '<</A 1>>', 10 => self::SCRIPT . str_repeat(' ', 60) . '/End'], $filter, $pack)
                ->object(20, '/FlateDecode')
                ->packed(22, [21 => '/FlateDecode'])
                ->build();
        }
        $last = array_key_last($chains);
        $files["script in an object stream, {$last}"] = static fn (): string => PdfBuilder::page()
            ->packed(8, [9 => self::SCRIPT], '/Filter/Fl/Filter/FlateDecode', PdfBuilder::flate(...))->build();
        $files['script in an object stream that does not say so'] = static fn (): string => PdfBuilder::page()
            ->packed(8, [9 => self::SCRIPT], type: '/Type/XObject/Subtype/Image')->build();
        $files['script where an offset leads into a text'] = static fn (): string => PdfBuilder::page()
            ->stream(8, '/Type/ObjStm/N 1/First 4/Filter/Fl', PdfBuilder::flate('9 1 (' . self::SCRIPT . ')'))->build();
        $files['script where an offset leads into a comment'] = static function (): string {
            $head = '9 1 ';
            $value = "%<</S/JavaScript>>\n<<>>";

            return PdfBuilder::page()->stream(8, '/Type/ObjStm/N 1/First ' . strlen($head) . '/Filter/Fl', PdfBuilder::flate($head . $value))->build();
        };
        $files['object stream with a wrong length'] = static function (): string {
            $value = '9 0 ' . self::SCRIPT;

            return PdfBuilder::page()->stream(8, '/Type/ObjStm/N 1/First 4/Filter/Fl', PdfBuilder::flate($value), '3')->build();
        };

        return [
            ...self::expect($files, Reason::ActiveContent->value),
            ...self::expect([
                'object stream that is damaged' => static fn (): string => PdfBuilder::page()->stream(8, '/Type/ObjStm/N 1/First 4/Filter/Fl', "\x78\x9cdamaged")->build(),
                'object stream that is cut' => static fn (): string => PdfBuilder::page()
                    ->packed(8, [9 => '<</A(text)>>'], '/Filter/Fl', static fn (string $bytes): string => substr(PdfBuilder::flate($bytes), 0, 12))->build(),
                'object stream with a filter that nobody knows' => static fn (): string => PdfBuilder::page()->packed(8, [9 => '<<>>'], '/Filter/Secret')->build(),
                'object stream as a JPEG' => static fn (): string => PdfBuilder::page()->packed(8, [9 => '<<>>'], '/Filter/DCTDecode')->build(),
                'object stream whose filter is nowhere' => static fn (): string => PdfBuilder::page()->packed(8, [9 => '<<>>'], '/Filter 99 0 R')->build(),
            ], Reason::Corrupt->value),
        ];
    }

    /** @return array<string, array{Closure(): string, string}> */
    private static function actions(): array
    {
        $link = static fn (string $action): Closure => static fn (): string => PdfBuilder::page(page: "/Annots[<</Subtype/Link/A{$action}>>]")->build();

        return self::expect([
            'launches a program' => $link('<</S/Launch/F(cmd.exe)>>'),
            'launches, with an escape' => $link('<</S/L#61unch/Win<</F(cmd.exe)>>>>'),
            'sends the form' => $link('<</S/SubmitForm/F<</FS/URL/F(https://evil.test)>>>>'),
            'imports data' => $link('<</S/ImportData/F(data.fdf)>>'),
            'opens a file inside' => $link('<</S/GoToE/T<</R/C/N(a)>>>>'),
            'opens a file on another machine' => $link('<</S/GoToR/F(\\\\\\\\evil.test\\\\x)/D[0/Fit]>>'),
            'opens a file on another machine, in UTF-16' => $link('<</S/GoToR/F<FEFF005C005C006500760069006C>/D[0/Fit]>>'),
            'opens a file at an address' => $link('<</S/GoToR/F<</FS/URL/F(x)>>/D[0/Fit]>>'),
            'opens an absolute path' => $link('<</S/GoToR/F(/C/Windows/x)/D[0/Fit]>>'),
            'link that is a script' => $link('<</S/URI/URI( javascript:alert\(1\))>>'),
            'link to another machine' => $link('<</S/URI/URI(file://evil.test/x)>>'),
            'link that is a script, in an object of its own' => static fn (): string => PdfBuilder::page(page: '/Annots[<</A<</S/URI/URI 8 0 R>>>>]')
                ->object(8, '(javascript:alert)')->build(),
            'web page when it opens' => static fn (): string => PdfBuilder::page('/OpenAction<</S/URI/URI(https://evil.test)>>')->build(),
            'web page when it opens, as an object' => static fn (): string => PdfBuilder::page('/OpenAction 8 0 R')->object(8, '<</S/URI/URI(https://evil.test)>>')->build(),
            'web page when it opens, as a packed object' => static fn (): string => PdfBuilder::modern('/OpenAction 8 0 R')
                ->packed(9, [8 => '<</S/URI/URI(https://evil.test)>>'])->build(),
            'web page after a place' => static fn (): string => PdfBuilder::page('/OpenAction<</S/GoTo/D[3 0 R]/Next[<</S/URI/URI(https://evil.test)>>]>>')->build(),
            'action when a page is shown' => static fn (): string => PdfBuilder::page(page: '/AA<</O<</S/URI/URI(https://evil.test)>>>>')->build(),
            'action when a page is shown, as an object' => static fn (): string => PdfBuilder::page(page: '/AA 8 0 R')->build(),
            'file inside' => static fn (): string => PdfBuilder::page('/Names<</EmbeddedFiles<</Names[(a.exe) 8 0 R]>>>>')->object(8, '<<>>')->build(),
            'stream that is a file' => static fn (): string => PdfBuilder::page()->stream(8, '/Type/EmbeddedFile', 'MZ')->build(),
            'note with a file' => static fn (): string => PdfBuilder::page(page: '/Annots[<</Subtype/FileAttachment>>]')->build(),
            'rich media' => static fn (): string => PdfBuilder::page(page: '/Annots[<</Subtype/RichMedia>>]')->build(),
            'film' => static fn (): string => PdfBuilder::page(page: '/Annots[<</Subtype/Movie>>]')->build(),
            'three dimensions' => static fn (): string => PdfBuilder::page(page: '/Annots[<</Subtype/3D>>]')->build(),
            'XFA form' => static fn (): string => PdfBuilder::page('/AcroForm<</XFA 8 0 R>>')->stream(8, '', '<xdp/>')->build(),
            'stream whose bytes are elsewhere' => static fn (): string => PdfBuilder::page()->stream(8, '/F(other.pdf)', '')->build(),
        ], Reason::ActiveContent->value);
    }

    /** @return array<string, array{Closure(): string, string}> */
    private static function shapes(): array
    {
        return [
            ...self::expect([
                'password' => static fn (): string => PdfBuilder::page()->trailer('/Root 1 0 R/Encrypt 8 0 R')->object(8, '<</Filter/Standard/V 2>>')->build(),
                'password, in a cross-reference stream' => static fn (): string => PdfBuilder::page()->stream(8, '/Type/XRef/W[1 2 1]/Encrypt 9 0 R', '')->trailer(null)->build(),
                'stream that is encrypted by itself' => static fn (): string => PdfBuilder::page()->packed(8, [9 => '<<>>'], '/Filter[/Crypt/Fl]')->build(),
            ], Reason::Encrypted->value),
            ...self::expect([
                'no objects' => static fn (): string => "%PDF-1.4\nnothing\n%%EOF\n",
                'only a head' => static fn (): string => '%PDF-1.4',
                'cut before its end' => static fn (): string => substr(PdfBuilder::page()->build(), 0, -12),
                'no catalog' => static fn (): string => (new PdfBuilder())->object(2, '<</Type/Pages>>')->build(),
            ], Reason::Corrupt->value),
            ...self::expect([
                'a page of the web before its head' => static fn (): string => "<html>\n" . PdfBuilder::page()->build(),
                'a script before its head' => static fn (): string => "\n\n<?php system('id'); ?>\n" . PdfBuilder::page()->build(),
                'data before its head' => static fn (): string => "{\"a\": 1}\n" . PdfBuilder::page()->build(),
                'a version that does not exist' => static fn (): string => PdfBuilder::page()->header("%PDF-x\n")->build(),
                'an archive behind it' => static fn (): string => PdfBuilder::page()->tail((new ZipBuilder())->add('a.html', 'x')->build())->build(),
                'a page of the web behind it' => static fn (): string => PdfBuilder::page()->tail('<html><script>alert(1)</script>')->build(),
                'an archive that ends as a PDF' => static function (): string {
                    $zip = (new ZipBuilder())->add('a.html', 'x');
                    $zip->comment = "\n%%EOF\n";

                    return PdfBuilder::page()->tail($zip->build())->build();
                },
            ], Reason::Type->value),
            ...self::expect([
                'a picture before its head' => static fn (): string => "GIF89a \n" . PdfBuilder::page()->build(),
            ], Reason::IsPictureFormat->value),
            ...self::expect([
                'a head behind more than readers search' => static fn (): string => str_repeat("\n", 1_025) . PdfBuilder::page()->build(),
            ], Reason::Type->value),
            ...self::expect([
                'a script of a shell before its head' => static fn (): string => "#!/bin/sh\n" . PdfBuilder::page()->build(),
            ], Reason::IsProgram->value),
            ...self::expect([
                'script in an object stream, behind a blank line' => static fn (): string => "\n" . PdfBuilder::modern('/OpenAction' . self::SCRIPT)->build(),
                'script, in a document whose encryption dictionary is not used' => static fn (): string => self::unused()->object(9, self::SCRIPT)->build(),
            ], Reason::ActiveContent->value),
            ...self::expect([
                'password, and one stream that is readable' => static fn (): string => self::unused()->stream(9, '/Filter/FlateDecode', str_repeat("\x93\x07", 40))->build(),
                'password, without any stream' => static fn (): string => (new PdfBuilder())->object(1, '<</Type/Catalog>>')->trailer(self::ENCRYPTED)->build(),
                'password, objects in a stream that is readable' => static fn (): string => self::unused()->packed(9, [10 => '<<>>'])->build(),
            ], Reason::PdfPassword->value),
            ...self::expect([
                'two encryption dictionaries, of which one is unknown' => static fn (): string => self::unused()->raw("trailer\n<</Encrypt<</Filter/Adobe.PubSec>>>>\n")->build(),
                'encryption dictionary inside an object stream' => static fn (): string => self::encrypted('good-aes-128', "8 0 obj\n"
                    . "<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length 99>>\nstream\n"
                    . PdfBuilder::flate('9 0 <</Encrypt<</Filter/Standard/V 4/R 4/O(x)/U(x)/P 1>>>>') . "\nendstream\nendobj\n"),
            ], Reason::Encrypted->value),
            ...self::expect([
                'test signature on a page' => static fn (): string => PdfBuilder::page()->stream(8, '/Filter/FlateDecode', PdfBuilder::flate(EicarText::text()))->build(),
                'test signature, packed twice' => static fn (): string => PdfBuilder::page()
                    ->stream(8, '/Filter[/A85/Fl]', PdfBuilder::ascii85(PdfBuilder::flate(str_repeat('x', 9_000) . EicarText::text())))->build(),
                'test signature as it is' => static fn (): string => PdfBuilder::page()->raw('%' . EicarText::text() . "\n")->build(),
                'test signature in a picture' => static fn (): string => PdfBuilder::page()
                    ->stream(8, '/Subtype/Image/Filter/Fl/DecodeParms<</Predictor 15>>', PdfBuilder::flate("\0" . EicarText::text()))->build(),
            ], Reason::Infected->value),
        ];
    }

    /**
     * Documents of another implementation (fixtures/pdf-make.sh), and what scanners and printers write.
     *
     * @return array<string, array{Closure(): string, string}>
     */
    private static function withPermissions(): array
    {
        $read = static fn (string $name): array => [static fn (): string => self::encrypted($name)];
        $cases = [];
        foreach (['rc4-40', 'rc4-128', 'aes-128', 'aes-256'] as $method) {
            $cases["pdf: printing forbidden, {$method}"] = [...$read("good-{$method}"), Sniffer::PDF];
            $cases["pdf: printing forbidden, {$method}, with a script"] = [...$read("js-{$method}"), Reason::ActiveContent->value];
            $cases["pdf: printing forbidden, {$method}, with a link that is a script"] = [...$read("uri-{$method}"), Reason::ActiveContent->value];
        }
        foreach (['40', '128', '256', 'packed'] as $kind) {
            $cases["pdf: password, {$kind}"] = [...$read("password-{$kind}"), Reason::PdfPassword->value];
        }

        return [
            ...$cases,
            'pdf: printing forbidden, as the first drafts of AES-256' => [...$read('good-aes-256-old'), Sniffer::PDF],
            ...self::expect([
                'encryption dictionary that is not used' => static fn (): string => self::unused()->build(),
                'blank lines before its head' => static fn (): string => "\r\n \n" . PdfBuilder::page()->build(),
                'byte order mark before its head' => static fn (): string => "\xef\xbb\xbf" . PdfBuilder::page()->build(),
                'commands of a printer before its head' => static fn (): string => "\x1b%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE=PDF\r\n" . PdfBuilder::page()->build(),
                'head as late as readers search' => static fn (): string => str_repeat("\0", 1_016) . PdfBuilder::page()->build(),
            ], Sniffer::PDF),
        ];
    }

    private static function encrypted(string $name, string $more = ''): string
    {
        $file = (string) file_get_contents(dirname(__DIR__, 3) . "/fixtures/pdf/{$name}.pdf");

        return substr_replace($file, $more, (int) strpos($file, 'startxref'), 0);
    }

    /** A document as programs write that add an encryption dictionary and encrypt nothing. */
    private static function unused(): PdfBuilder
    {
        return PdfBuilder::page()->trailer(self::ENCRYPTED);
    }

    /** @return array<string, array{Closure(): string, string}> */
    private static function bombs(): array
    {
        return self::expect([
            'stream that unpacks to much' => static fn (): string => PdfBuilder::page()->stream(8, '/Filter/Fl', PdfBuilder::flate(str_repeat("\0", 6_000_000)))->build(),
            'stream that was packed twice' => static fn (): string => PdfBuilder::page()
                ->stream(8, '/Filter[/Fl/Fl]', PdfBuilder::flate(PdfBuilder::flate(str_repeat("\0", 20_000_000))))->build(),
            'arrays in arrays' => static fn (): string => PdfBuilder::page()->object(8, str_repeat('[', 5_000))->build(),
            'dictionaries in dictionaries' => static fn (): string => PdfBuilder::page()->object(8, str_repeat('<</A', 5_000))->build(),
            'texts that seem to begin objects' => static fn (): string => PdfBuilder::page()->object(8, '(' . str_repeat('(1 0 obj ', 60_000))->build(),
            'more objects than anybody needs' => static fn (): string => PdfBuilder::page()->raw(str_repeat("1 0 obj\n", 500_001))->build(),
            'many values in one object' => static fn (): string => PdfBuilder::page()->object(8, '[' . str_repeat('/A', 100_001) . ']')->build(),
            'a long chain of filters' => static fn (): string => PdfBuilder::page()->packed(8, [9 => '<<>>'], '/Filter[' . str_repeat('/Fl', 9) . ']')->build(),
            'many possible filters' => static fn (): string => PdfBuilder::page()->packed(8, [9 => '<<>>'], str_repeat('/Filter/Fl', 17))->build(),
        ], Reason::TooComplex->value);
    }

    /**
     * @param array<string, Closure(): string> $files
     * @return array<string, array{Closure(): string, string}>
     */
    private static function expect(array $files, string $verdict): array
    {
        $expected = [];
        foreach ($files as $name => $bytes) {
            $expected["pdf: {$name}"] = [$bytes, $verdict];
        }

        return $expected;
    }
}
