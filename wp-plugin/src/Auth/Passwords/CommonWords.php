<?php

declare(strict_types=1);

namespace Passerelle\Auth\Passwords;

use Normalizer;
use RuntimeException;
use SensitiveParameter;

/**
 * Whether a password consists only of at most two common words and a few digits and symbols: `Azerty123!`, `P@ssw0rd2026`.
 * Case and accents do not count, repeated words count once, a year or a run (`1234`, `!!!`) counts as one symbol. Any other
 * letter makes the password acceptable. `frontend/src/lib/common-words.ts` implements the same rule; both run the cases of
 * tests/fixtures/validation/passwords.json. Words and substitutions are config/password-*.
 */
final readonly class CommonWords
{
    private const WORDS = 'password-words.txt';
    private const SUBSTITUTIONS = 'password-substitutions.json';
    private const SEPARATOR = ' ';
    private const RUN_MIN = 3;
    private const YEAR_LENGTH = 4;

    public function __construct(private string $directory, private int $wordsMax, private int $extrasMax)
    {
    }

    /** @throws RuntimeException when a list is missing: no password is accepted unchecked */
    public function make(#[SensitiveParameter] string $password): bool
    {
        $words = explode("\n", trim($this->read(self::WORDS)));
        /** @var array<int|string, string> $readAs */
        $readAs = json_decode($this->read(self::SUBSTITUTIONS), true, 2, JSON_THROW_ON_ERROR);
        $characters = self::characters($password);
        // By reachable position: the words used so far, and the smallest number of symbols between them.
        $reached = array_fill(0, count($characters) + 1, []);
        $reached[0][''] = 0;
        foreach (array_keys($characters) as $position) {
            if ($reached[$position] === []) {
                continue;
            }
            $next = array_filter($words, static fn (string $word): bool => self::hasWordAt($word, $characters, $position, $readAs));
            $skips = self::unitLengthsAt($characters, $position);
            foreach ($reached[$position] as $used => $extras) {
                if ($extras < $this->extrasMax) {
                    foreach ($skips as $length) {
                        $reached[$position + $length][$used] = min($reached[$position + $length][$used] ?? $extras + 1, $extras + 1);
                    }
                }
                foreach ($next as $word) {
                    $all = $this->withWord($used, $word);
                    $end = $position + strlen($word);
                    if ($all !== null) {
                        $reached[$end][$all] = min($reached[$end][$all] ?? $extras, $extras);
                    }
                }
            }
        }

        return array_diff(array_keys($reached[count($characters)]), ['']) !== [];
    }

    /** @return list<string> */
    private static function characters(#[SensitiveParameter] string $password): array
    {
        $decomposed = Normalizer::normalize(mb_strtolower($password), Normalizer::FORM_D);

        return mb_str_split((string) preg_replace('/\p{Mn}/u', '', $decomposed === false ? $password : $decomposed));
    }

    /**
     * @param list<string> $characters
     * @param array<int|string, string> $readAs
     */
    private static function hasWordAt(string $word, array $characters, int $position, array $readAs): bool
    {
        $length = strlen($word);
        if ($position + $length > count($characters)) {
            return false;
        }
        for ($index = 0; $index < $length; $index++) {
            $character = $characters[$position + $index];
            if ($word[$index] !== $character && !str_contains($readAs[$character] ?? '', $word[$index])) {
                return false;
            }
        }

        return true;
    }

    /** @return string|null null when there are too many words */
    private function withWord(string $used, string $word): ?string
    {
        $words = array_unique([...$used === '' ? [] : explode(self::SEPARATOR, $used), $word]);
        sort($words);

        return count($words) > $this->wordsMax ? null : implode(self::SEPARATOR, $words);
    }

    /**
     * @param list<string> $characters
     * @return list<int> lengths of the character sequences that count as one symbol here
     */
    private static function unitLengthsAt(array $characters, int $position): array
    {
        if (preg_match('/\p{L}/u', $characters[$position]) === 1) {
            return [];
        }
        $run = max(array_map(static fn (int $step): int => self::runLength($characters, $position, $step), [0, 1, -1]));
        $isYear = preg_match('/^(?:19|20)\d\d$/D', implode('', array_slice($characters, $position, self::YEAR_LENGTH))) === 1;

        return [1, ...$run >= self::RUN_MIN ? [$run] : [], ...$isYear ? [self::YEAR_LENGTH] : []];
    }

    /**
     * Length of the run with this step: a repeated character, or ascending or descending digits.
     *
     * @param list<string> $characters
     */
    private static function runLength(array $characters, int $position, int $step): int
    {
        $follows = static function (int $index) use ($characters, $step): bool {
            [$before, $character] = [$characters[$index - 1], $characters[$index]];

            return $step === 0
                ? $character === $before
                : ctype_digit($character) && ctype_digit($before) && (int) $character - (int) $before === $step;
        };
        $end = $position + 1;
        while ($end < count($characters) && $follows($end)) {
            $end++;
        }

        return $end - $position;
    }

    private function read(string $file): string
    {
        $content = file_get_contents("{$this->directory}/{$file}");

        return $content === false || $content === '' ? throw new RuntimeException("{$file} is missing.") : $content;
    }
}
