<?php

declare(strict_types=1);

namespace Passerelle\Files\Inspection\Docx;

use Passerelle\Files\Inspection\Refusal;
use XMLReader;

/** The fields of one part: Word runs some of them when the document is opened or printed. Their text may be cut into any number of runs. */
final class Fields
{
    /** Start programs, or load other documents. */
    private const REFUSED = '~^\s*(DDE|DDEAUTO|LINK|IMPORT|INCLUDETEXT|INCLUDE|DATABASE|RD|MACRO)\b~i';
    /** Used for pasted web images; files on another machine reveal who opens the document. */
    private const PICTURE = '~^\s*INCLUDEPICTURE\s++(?!"?\s*https?://)~i';
    /** Inserts characters by their codes, which can hide forbidden keywords. */
    private const SPELLED = '~^\s*QUOTE(\s+\d+){3,}~i';
    private const TEXT_MAX = 10_000;

    /** @var list<string> text of the fields that are open, outermost first */
    private array $open = [];
    private bool $isInstruction = false;

    /** @throws Refusal */
    public function visit(XMLReader $node): void
    {
        if ($node->nodeType === XMLReader::ELEMENT) {
            $this->element($node);
        } elseif ($node->nodeType === XMLReader::END_ELEMENT && $node->localName === 'instrText') {
            $this->isInstruction = false;
        } elseif ($this->isInstruction && in_array($node->nodeType, [XMLReader::TEXT, XMLReader::CDATA, XMLReader::SIGNIFICANT_WHITESPACE, XMLReader::WHITESPACE], true)) {
            $this->add($node->value);
        }
    }

    /** At the end of the part, where a field may be unclosed. @throws Refusal */
    public function finish(): void
    {
        $this->checkOpen();
    }

    private function element(XMLReader $node): void
    {
        if ($node->localName === 'instrText') {
            $this->isInstruction = !$node->isEmptyElement;
        } elseif ($node->localName === 'fldSimple') {
            self::check(self::attribute($node, 'instr'));
        } elseif ($node->localName === 'fldChar') {
            match (self::attribute($node, 'fldCharType')) {
                'begin' => $this->open[] = '',
                'end' => $this->close(),
                default => $this->checkOpen(),
            };
        }
    }

    private function add(string $text): void
    {
        // A nested field is part of the code of the outer one.
        $this->open = array_map(
            static fn (string $before): string => substr($before . $text, 0, self::TEXT_MAX),
            $this->open === [] ? [''] : $this->open,
        );
    }

    private function close(): void
    {
        $this->checkOpen();
        array_pop($this->open);
    }

    private function checkOpen(): void
    {
        array_walk($this->open, self::check(...));
    }

    private static function check(string $instruction): void
    {
        foreach ([self::REFUSED, self::PICTURE, self::SPELLED] as $pattern) {
            if (preg_match($pattern, $instruction) === 1) {
                throw Refusal::active('a field ' . strtok(trim($instruction), " \t\n"));
            }
        }
    }

    private static function attribute(XMLReader $node, string $name): string
    {
        $value = '';
        while ($node->moveToNextAttribute()) {
            $value = $node->localName === $name ? $node->value : $value;
        }
        $node->moveToElement();

        return $value;
    }
}
