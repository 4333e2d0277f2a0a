<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Judging;

use JsonException;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use stdClass;

/** The answers of a submission, by question. Objects and lists stay apart, as they do in the browser. */
final readonly class Answers
{
    /** Path of problems of the whole. */
    public const PATH = 'answers';
    /** A table has the deepest answers: rows with cells with choices. */
    private const DEPTH = 16;

    private function __construct(private stdClass $values, public int $bytes)
    {
    }

    /** @throws DomainError invalid_fields */
    public static function fromJson(string $json): self
    {
        try {
            $values = json_decode($json, depth: self::DEPTH, flags: JSON_THROW_ON_ERROR);
        } catch (JsonException) {
            $values = null;
        }
        if (!$values instanceof stdClass) {
            throw DomainError::invalid([new FieldError(self::PATH, 'unexpected_fields')]);
        }

        return self::ofValues($values);
    }

    public static function none(): self
    {
        return self::ofValues(new stdClass());
    }

    public static function ofValues(stdClass $values): self
    {
        return new self($values, strlen(self::encode($values)));
    }

    /** These answers, with what others say instead; null takes an answer away. */
    public function with(self $others): self
    {
        $values = clone $this->values;
        foreach ($others->ids() as $id) {
            if ($others->get($id) === null) {
                unset($values->{$id});
            } else {
                $values->{$id} = $others->get($id);
            }
        }

        return self::ofValues($values);
    }

    /**
     * The answers to these questions only, null for those that are not answered.
     *
     * @param list<string> $ids
     */
    public function of(array $ids): self
    {
        $values = new stdClass();
        foreach ($ids as $id) {
            $values->{$id} = $this->get($id);
        }

        return self::ofValues($values);
    }

    /** @param list<string> $ids */
    public function without(array $ids): self
    {
        $values = clone $this->values;
        foreach ($ids as $id) {
            unset($values->{$id});
        }

        return self::ofValues($values);
    }

    /** Whether both say the same to a question, however they are written. */
    public function equals(self $other, string $id): bool
    {
        return json_encode($this->get($id)) === json_encode($other->get($id));
    }

    public function get(string $id): mixed
    {
        return $this->values->{$id} ?? null;
    }

    /** @return list<string> */
    public function ids(): array
    {
        return array_map(strval(...), array_keys((array) $this->values));
    }

    /** JSON of the answers, which is stored and whose length is limited. */
    public function json(): string
    {
        return self::encode($this->values);
    }

    private static function encode(stdClass $values): string
    {
        return (string) json_encode($values, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_LINE_TERMINATORS | JSON_PARTIAL_OUTPUT_ON_ERROR);
    }
}
