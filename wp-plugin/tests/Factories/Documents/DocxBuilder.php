<?php

declare(strict_types=1);

namespace Passerelle\Tests\Factories\Documents;

/** Writes Word documents: a plain one, and whatever is added to it. */
final class DocxBuilder
{
    public const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
    private const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    private const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
    private const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

    /** @var array<string, string> */
    private array $parts = [];

    /** @var array<string, string> content types by part */
    private array $types = [];

    /** @var array<string, string> content types by extension */
    private array $defaults = [
        'rels' => 'application/vnd.openxmlformats-package.relationships+xml',
        'xml' => 'application/xml',
        'png' => 'image/png',
        'jpeg' => 'image/jpeg',
    ];

    /** @var list<string> */
    private array $relations = [];
    private string $body = '<w:p><w:r><w:t>Une lettre</w:t></w:r></w:p>';
    private string $main = self::MAIN;
    private string $path = 'word/document.xml';

    public function body(string $xml): self
    {
        $this->body .= $xml;

        return $this;
    }

    public function main(string $contentType, string $path = 'word/document.xml'): self
    {
        [$this->main, $this->path] = [$contentType, $path];

        return $this;
    }

    public function part(string $name, string $bytes, ?string $contentType = null): self
    {
        $this->parts[$name] = $bytes;
        if ($contentType !== null) {
            $this->types[$name] = $contentType;
        }

        return $this;
    }

    public function extension(string $extension, string $contentType): self
    {
        $this->defaults[$extension] = $contentType;

        return $this;
    }

    /** Adds a relation of the main part. @param string $type last word of the type's address */
    public function relation(string $type, string $target, bool $isExternal = false): self
    {
        $this->relations[] = self::relationship('r' . (count($this->relations) + 1), self::OFFICE . "/{$type}", $target, $isExternal);

        return $this;
    }

    /** A field whose text is cut into runs. */
    public function field(string ...$runs): self
    {
        $xml = '<w:r><w:fldChar w:fldCharType="begin"/></w:r>';
        foreach ($runs as $run) {
            $xml .= "<w:r><w:instrText xml:space=\"preserve\">{$run}</w:instrText></w:r>";
        }

        return $this->body("<w:p>{$xml}<w:r><w:fldChar w:fldCharType=\"separate\"/></w:r><w:r><w:t>x</w:t></w:r><w:r><w:fldChar w:fldCharType=\"end\"/></w:r></w:p>");
    }

    /** @return array<string, string> bytes by name */
    public function entries(): array
    {
        $overrides = "<Override PartName=\"/{$this->path}\" ContentType=\"{$this->main}\"/>";
        foreach ($this->types as $name => $type) {
            $overrides .= "<Override PartName=\"/{$name}\" ContentType=\"{$type}\"/>";
        }
        $defaults = '';
        foreach ($this->defaults as $extension => $type) {
            $defaults .= "<Default Extension=\"{$extension}\" ContentType=\"{$type}\"/>";
        }
        $folder = dirname($this->path);

        return [
            '[Content_Types].xml' => self::xml('<Types xmlns="' . self::PACKAGE . "/content-types\">{$defaults}{$overrides}</Types>"),
            '_rels/.rels' => self::relationships(self::relationship('r1', self::OFFICE . '/officeDocument', $this->path, false)),
            "{$folder}/_rels/" . basename($this->path) . '.rels' => self::relationships(implode('', $this->relations)),
            $this->path => self::xml('<w:document xmlns:w="' . self::WORD . '" xmlns:o="urn:schemas-microsoft-com:office:office" '
                . "xmlns:v=\"urn:schemas-microsoft-com:vml\" xmlns:r=\"" . self::OFFICE . "\"><w:body>{$this->body}</w:body></w:document>"),
            ...$this->parts,
        ];
    }

    public function zip(): ZipBuilder
    {
        $zip = new ZipBuilder();
        foreach ($this->entries() as $name => $bytes) {
            $zip->add($name, $bytes);
        }

        return $zip;
    }

    public function build(): string
    {
        return $this->zip()->build();
    }

    public static function xml(string $root): string
    {
        return "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n{$root}";
    }

    public static function relationships(string $xml): string
    {
        return self::xml('<Relationships xmlns="' . self::PACKAGE . "/relationships\">{$xml}</Relationships>");
    }

    public static function relationship(string $id, string $type, string $target, bool $isExternal): string
    {
        $mode = $isExternal ? ' TargetMode="External"' : '';

        return "<Relationship Id=\"{$id}\" Type=\"{$type}\" Target=\"{$target}\"{$mode}/>";
    }
}
