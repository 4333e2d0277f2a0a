<?php

declare(strict_types=1);

namespace Passerelle\Files\Inspection\Docx;

use Passerelle\Files\Inspection\Budget;
use Passerelle\Files\Inspection\Refusal;
use Passerelle\Files\Inspection\TestSignature;
use Passerelle\Files\Inspection\Zip\Directory;
use Passerelle\Files\Inspection\Zip\Entry;
use Passerelle\Files\Inspection\Zip\Unpacking;
use XMLReader;

/** Rejects Word documents that execute code or load remote content, by their content types, relationships, fields and bytes (ADR 0080). */
final readonly class DocxInspector
{
    /** Signatures of contents that no part of a document may have: programs, scripts, archives, older Office files, other documents. */
    private const FOREIGN = [
        "MZ", "\x7fELF", "\xca\xfe\xba\xbe", "\xcf\xfa\xed\xfe", "\xce\xfa\xed\xfe", '#!', "PK\3\4", "Rar!", "7z\xbc\xaf", "\x1f\x8b",
        "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "L\0\0\0\x01\x14\x02\0", '%PDF-', '{\\rt', 'MSCF', "ITSF",
    ];
    private const FOREIGN_NAMES = '~vbaProject|vbaData|activeX|(^|/)embeddings/|\.(exe|dll|com|scr|bat|cmd|ps1|vbs?|jse?|hta|lnk|jar|msi|docm|dotm|mht|html?|rtf)$~i';
    /** Elements that embed or load content, by local name. */
    private const ELEMENTS = ['OLEObject', 'objectEmbed', 'objectLink', 'control', 'altChunk', 'subDoc', 'connectString', 'movie', 'scriptAnchor'];
    private const REMOTE_SOURCE = '~^\s*(https?:|ftp:|file:|[/\\\\]{2})~i';

    public function __construct(private Budget $budget)
    {
    }

    /** @throws Refusal */
    public function inspect(string $file): void
    {
        $entries = [];
        foreach ((new Directory($this->budget))->read($file) as $entry) {
            $entries[$entry->name] = $entry;
        }
        $unpacking = new Unpacking($file, $this->budget);
        if (!isset($entries[ContentTypes::NAME], $entries[Relationships::ROOT])) {
            throw Refusal::type('no Office document');
        }
        $types = ContentTypes::read(new Part(ContentTypes::NAME, $unpacking->all($entries[ContentTypes::NAME]), $this->budget));
        $main = Relationships::check(new Part(Relationships::ROOT, $unpacking->all($entries[Relationships::ROOT]), $this->budget));
        if ($main === null || !isset($entries[$main])) {
            throw Refusal::type('no main part');
        }
        $types->checkMain($main);
        foreach ($entries as $entry) {
            $this->inspectEntry($entry, $unpacking, $types);
        }
    }

    private function inspectEntry(Entry $entry, Unpacking $unpacking, ContentTypes $types): void
    {
        $this->budget->countObject();
        if (preg_match(self::FOREIGN_NAMES, $entry->name) === 1) {
            throw Refusal::active("an entry {$entry->name}");
        }
        if ($types->isXml($entry->name) && !$entry->isFolder()) {
            $this->inspectPart($entry->name, $unpacking->all($entry));
            return;
        }
        $signature = new TestSignature();
        $head = '';
        foreach ($unpacking->pieces($entry) as $piece) {
            $signature->read($piece);
            $head = substr($head . $piece, 0, 16);
        }
        self::checkHead($entry->name, $head);
    }

    private static function checkHead(string $name, string $head): void
    {
        foreach (self::FOREIGN as $magic) {
            if (str_starts_with($head, $magic)) {
                throw Refusal::active("{$name} is another kind of file");
            }
        }
    }

    private function inspectPart(string $name, string $xml): void
    {
        TestSignature::refuseIn($xml);
        $part = new Part($name, $xml, $this->budget);
        if (str_ends_with(strtolower($name), '.rels')) {
            Relationships::check($part);
            return;
        }
        $fields = new Fields();
        $part->walk(static function (XMLReader $node) use ($fields, $name): void {
            if ($node->nodeType === XMLReader::ELEMENT) {
                self::checkElement($name, $node);
            }
            $fields->visit($node);
        });
        $fields->finish();
    }

    private static function checkElement(string $name, XMLReader $node): void
    {
        if (in_array($node->localName, self::ELEMENTS, true)) {
            throw Refusal::active("<{$node->localName}> in {$name}");
        }
        $source = $node->getAttribute('src');
        if ($source !== null && preg_match(self::REMOTE_SOURCE, $source) === 1) {
            throw Refusal::active("<{$node->localName} src> in {$name}");
        }
    }
}
