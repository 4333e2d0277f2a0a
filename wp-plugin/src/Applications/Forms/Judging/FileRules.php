<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Judging;

use Passerelle\Applications\Forms\Document\FileGroup;
use Passerelle\Kernel\FieldError;

/** Files by their ids, in the applicant's order. */
final readonly class FileRules implements AnswerRules
{
    /** The largest whole number that is exact in JSON of every program. */
    private const ID_MAX = 9_007_199_254_740_991;

    /**
     * @param list<FileGroup> $groups
     * @param list<string> $types MIME types of these groups
     */
    public function __construct(
        public array $groups,
        public array $types,
        public int $min,
        public int $max,
        public int $maxBytes,
    ) {
    }

    public function problems(mixed $answer, string $path, AnswerContext $context): array
    {
        if ($answer === null) {
            return [];
        }
        if (!is_array($answer)) {
            return [new FieldError($path, 'unexpected_fields')];
        }
        if (count($answer) > $this->max) {
            return [new FieldError($path, 'too_many_files', ['max' => $this->max])];
        }
        $ids = self::ids($answer);
        $problems = [];
        foreach (array_values($answer) as $number => $file) {
            $id = self::id($file);
            $code = $id === null || array_search($id, $ids, true) !== $number ? 'unexpected_fields' : $this->refusal($context->files[$id] ?? null);
            $problems = $code === null ? $problems : [...$problems, new FieldError("{$path}.{$number}", $code)];
        }
        $isShort = $context->isSending && $answer !== [] && count($answer) < $this->min;

        return $problems === [] && $isShort ? [new FieldError($path, 'too_few_files', ['min' => $this->min])] : $problems;
    }

    public function isEmpty(mixed $answer, AnswerContext $context): bool
    {
        return $answer === null || $answer === [];
    }

    /** @return list<int|null> the ids that an answer names; null: no id */
    public static function ids(mixed $answer): array
    {
        return is_array($answer) ? array_values(array_map(self::id(...), $answer)) : [];
    }

    /** @return 'file_too_large'|'file_type'|'unknown_file'|null */
    private function refusal(?AnsweredFile $file): ?string
    {
        return match (true) {
            $file === null => 'unknown_file',
            !in_array($file->type, $this->types, true) => 'file_type',
            $file->bytes > $this->maxBytes => 'file_too_large',
            default => null,
        };
    }

    /** JSON has one kind of number: 1 and 1.0 are equal. */
    private static function id(mixed $file): ?int
    {
        $isWhole = is_int($file) || (is_float($file) && floor($file) === $file);

        return $isWhole && $file > 0 && $file <= self::ID_MAX ? (int) $file : null;
    }
}
