<?php

declare(strict_types=1);

namespace Passerelle\Files\Inspection\Pdf;

use Closure;
use Passerelle\Files\Inspection\Budget;
use Passerelle\Files\Inspection\Refusal;

/** Parses values from tokens, and passes each name and each complete dictionary to the rules. */
final class ObjectReader
{
    /** Numbers of longer arrays (font widths, page numbers) are dropped. */
    private const NUMBERS_MAX = 256;
    private const VALUES_MAX = 100_000;

    /** @var list<array{Token, list<mixed>}> open arrays and dictionaries with their items so far, outermost first */
    private array $open = [];

    /** @var list<mixed> */
    private array $values = [];
    private int $count = 0;

    /** @param (Closure(string): string)|null $decrypt null: texts are as they are */
    public function __construct(private readonly Lexer $lexer, private readonly Rules $rules, private readonly Budget $budget, private readonly ?Closure $decrypt = null)
    {
    }

    /**
     * Reads up to one of the keywords and closes what is still open there.
     *
     * @param list<string> $stops
     * @return array{list<mixed>, string} the values, and the keyword ('' at the end of the bytes)
     */
    public function readUntil(array $stops): array
    {
        $start = $this->lexer->position;
        [$this->open, $this->values, $this->count] = [[], [], 0];
        do {
            $token = $this->lexer->next();
            $isEnd = $token === Token::End || ($token === Token::Keyword && in_array($this->lexer->value, $stops, true));
            if (!$isEnd) {
                $this->take($token);
            }
        } while (!$isEnd);
        while ($this->open !== []) {
            $this->close();
        }
        $this->budget->spend($this->lexer->position - $start);

        return [$this->values, $token === Token::End ? '' : $this->lexer->value];
    }

    /** A single value; null at the end of the bytes. */
    public function readOne(): mixed
    {
        $start = $this->lexer->position;
        [$this->open, $this->values, $this->count] = [[], [], 0];
        do {
            $token = $this->lexer->next();
            $this->take($token);
        } while ($token !== Token::End && ($this->open !== [] || $this->values === []));
        while ($this->open !== []) {
            $this->close();
        }
        $this->budget->spend($this->lexer->position - $start);

        return $this->values[0] ?? null;
    }

    private function take(Token $token): void
    {
        match ($token) {
            Token::Name => $this->name(),
            Token::Text => $this->add(new Text($this->decrypt === null ? $this->lexer->value : ($this->decrypt)($this->lexer->value))),
            Token::Number => $this->number(),
            Token::ArrayOpen, Token::DictionaryOpen => $this->open($token),
            Token::ArrayClose => $this->closeTo(Token::ArrayOpen),
            Token::DictionaryClose => $this->closeTo(Token::DictionaryOpen),
            Token::Keyword => $this->keyword($this->lexer->value),
            Token::End => null,
        };
    }

    private function name(): void
    {
        $this->rules->checkName($this->lexer->value);
        $this->add(new Name($this->lexer->value));
    }

    private function open(Token $token): void
    {
        $this->open[] = [$token, []];
        $this->budget->checkDepth(count($this->open));
    }

    /** Closes everything inside the innermost container of this kind, like PDF readers. */
    private function closeTo(Token $kind): void
    {
        if (!in_array($kind, array_column($this->open, 0), true)) {
            return;
        }
        do {
            $last = $this->open[count($this->open) - 1][0];
            $this->close();
        } while ($last !== $kind);
    }

    private function close(): void
    {
        [$kind, $items] = array_pop($this->open) ?? [Token::ArrayOpen, []];
        if ($kind === Token::ArrayOpen) {
            $this->add($items);
            return;
        }
        $dictionary = Dictionary::from($items);
        $this->rules->checkDictionary($dictionary);
        $this->add($dictionary);
    }

    private function keyword(string $word): void
    {
        if ($word === 'R') {
            $numbers = [$this->pop(), $this->pop()];
            $this->add(is_int($numbers[1]) ? new Reference($numbers[1]) : null);
            return;
        }
        // null is a value; unknown keywords count as a value too, as in PDF readers
        $this->add(['true' => true, 'false' => false][$word] ?? null);
    }

    private function number(): void
    {
        $number = $this->lexer->value;
        $this->push(preg_match('~^[+-]?\d{1,15}$~', $number) === 1 ? (int) $number : (float) $number);
    }

    private function add(mixed $value): void
    {
        $this->count++;
        if ($this->count > self::VALUES_MAX) {
            throw Refusal::complex('an object with more than ' . self::VALUES_MAX . ' values');
        }
        $this->push($value);
    }

    private function push(mixed $value): void
    {
        $last = count($this->open) - 1;
        if ($last < 0) {
            $this->values[] = $value;
            return;
        }
        [$kind, $items] = $this->open[$last];
        // Emptied first, since PHP would copy a list shared by two variables at each write.
        $this->open[$last] = [$kind, []];
        $items[] = $value;
        $isLong = $kind === Token::ArrayOpen && count($items) % self::NUMBERS_MAX === 0;
        $this->open[$last] = [$kind, $isLong ? self::withoutNumbers($items) : $items];
    }

    /**
     * @param list<mixed> $items
     * @return list<mixed> the last two, which may be the beginning of a reference
     */
    private static function withoutNumbers(array $items): array
    {
        $older = array_filter(array_slice($items, 0, -2), static fn (mixed $item): bool => !is_int($item) && !is_float($item) && !$item instanceof Reference);

        return [...$older, ...array_slice($items, -2)];
    }

    private function pop(): mixed
    {
        $last = count($this->open) - 1;
        if ($last < 0) {
            return array_pop($this->values);
        }
        [$kind, $items] = $this->open[$last];
        $this->open[$last] = [$kind, []];
        $value = array_pop($items);
        $this->open[$last] = [$kind, $items];

        return $value;
    }
}
