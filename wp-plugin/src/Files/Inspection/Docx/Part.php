<?php

declare(strict_types=1);

namespace Passerelle\Files\Inspection\Docx;

use Passerelle\Files\Inspection\Budget;
use Passerelle\Files\Inspection\Refusal;
use XMLReader;

/** One XML part, read without a DTD, entities or the network. */
final readonly class Part
{
    private const ENCODINGS = ['utf-8', 'utf-16', 'us-ascii', 'ascii'];
    private const HEAD = 200;

    public function __construct(public string $name, private string $xml, private Budget $budget)
    {
    }

    /**
     * Visits each element, opening and closing, and each text.
     *
     * @param callable(XMLReader): void $visit
     * @throws Refusal
     */
    public function walk(callable $visit): void
    {
        $this->checkEncoding();
        $before = libxml_use_internal_errors(true);
        $reader = XMLReader::XML($this->xml, null, LIBXML_NONET | LIBXML_COMPACT);
        if (!$reader instanceof XMLReader) {
            libxml_use_internal_errors($before);
            throw Refusal::corrupt("{$this->name} is no XML");
        }
        try {
            $this->readAll($reader, $visit);
        } finally {
            $reader->close();
            libxml_clear_errors();
            libxml_use_internal_errors($before);
        }
    }

    /**
     * @param callable(XMLReader): void $visit
     * @throws Refusal
     */
    private function readAll(XMLReader $reader, callable $visit): void
    {
        while ($reader->read()) {
            if (in_array($reader->nodeType, [XMLReader::DOC_TYPE, XMLReader::ENTITY_REF, XMLReader::ENTITY], true)) {
                throw Refusal::active("{$this->name} declares a document type");
            }
            $this->budget->checkDepth($reader->depth);
            $visit($reader);
        }
        foreach (libxml_get_errors() as $error) {
            if ($error->level === LIBXML_ERR_FATAL) {
                throw Refusal::corrupt("{$this->name} is no well-formed XML");
            }
        }
    }

    /** Rejects other encodings, which programs decode differently. */
    private function checkEncoding(): void
    {
        $head = str_replace("\0", '', substr($this->xml, 0, 2 * self::HEAD));
        $encoding = preg_match('~^[^<]{0,3}<\?xml[^>]*?encoding\s*=\s*["\']([^"\']*)~i', $head, $match) === 1 ? strtolower($match[1]) : 'utf-8';
        if (!in_array($encoding, self::ENCODINGS, true)) {
            throw Refusal::corrupt("{$this->name} is written in {$encoding}");
        }
        if (!preg_match('~^(\xef\xbb\xbf|\xff\xfe|\xfe\xff|<|\s|\0<|<\0)~', $this->xml)) {
            throw Refusal::corrupt("{$this->name} is no XML");
        }
    }
}
