<?php

declare(strict_types=1);

namespace Passerelle\Files\Inspection\Pdf;

use Passerelle\Files\Inspection\Budget;
use Passerelle\Files\Inspection\Refusal;

/** The objects inside an unpacked object stream (ISO 32000-2, 7.5.7). */
final readonly class ObjectStream
{
    public function __construct(private Rules $rules, private Objects $objects, private Budget $budget)
    {
    }

    /**
     * @param list<mixed> $firsts offsets of the first object, from the dictionary
     * @throws Refusal
     */
    public function read(string $bytes, array $firsts): void
    {
        // Once from start to end, ignoring the offsets ...
        $lexer = new Lexer($bytes);
        (new ObjectReader($lexer, $this->rules, $this->budget))->readUntil([]);
        // ... and each object at its offset, which may be inside a text or a comment.
        preg_match('~^[\s\0\d]*~', $bytes, $head);
        preg_match_all('~\d{1,15}~', $head[0] ?? '', $numbers);
        $pairs = array_chunk(array_map(intval(...), $numbers[0]), 2);
        foreach ($firsts as $first) {
            foreach ($pairs as $pair) {
                if (is_int($first) && count($pair) === 2 && $first + $pair[1] < strlen($bytes)) {
                    $this->readAt($bytes, $first + $pair[1], $pair[0]);
                }
            }
        }
    }

    private function readAt(string $bytes, int $offset, int $number): void
    {
        $this->budget->countObject();
        $value = (new ObjectReader(new Lexer($bytes, $offset), $this->rules, $this->budget))->readOne();
        $this->rules->checkObject($number, $value);
        $this->objects->add($number, $value);
    }
}
