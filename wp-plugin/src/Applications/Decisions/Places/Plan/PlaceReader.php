<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Places\Plan;

use Passerelle\Applications\Decisions\DecisionLetters\AskedFacts;
use Passerelle\Applications\Forms\Judging\Decimal;
use Passerelle\Applications\Stage;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Languages\Lang;
use Passerelle\Reference\IsoCodes;

/** Reads how managers want places to be filled, or names what does not fit. */
final readonly class PlaceReader
{
    private const HUNDREDTHS = 100;

    public function __construct(
        private PlaceQuestions $questions,
        private AskedFacts $asked,
        #[Limit('places', 'places')] private int $placesMax,
        #[Limit('places', 'minimums')] private int $minimumsMax,
    ) {
    }

    /** @throws DomainError invalid_fields */
    public function check(Stage $stage, PlacePlan $plan): void
    {
        $questions = $this->questions->of($stage);
        $categories = $plan->question === '' ? [''] : array_keys($questions[$plan->question]['choices'] ?? []);
        $problems = [
            $plan->question !== '' && !isset($questions[$plan->question]) ? new FieldError('question', 'invalid_choice') : null,
            ...self::outside('cutOff', $plan->cutOff ?? 0, 0, self::HUNDREDTHS),
        ];
        $seen = [];
        foreach ($plan->categories as $number => $category) {
            $path = "categories.{$number}";
            $problems[] = in_array($category->id, $categories, true) && !in_array($category->id, $seen, true) ? null : new FieldError("{$path}.id", 'invalid_choice');
            $seen[] = $category->id;
            $problems = [...$problems, ...$this->category($stage, $path, $category, $questions)];
        }
        $problems = array_values(array_filter($problems));
        if ($problems !== []) {
            throw DomainError::invalid($problems);
        }
    }

    /**
     * @param array<string, array{isMarked: bool, choices: array<string, mixed>}> $questions
     * @return list<FieldError|null>
     */
    private function category(Stage $stage, string $path, CategoryPlaces $category, array $questions): array
    {
        $sum = array_sum(array_map(static fn (Minimum $each): int => $each->count, $category->minimums));
        $problems = self::outside("{$path}.places", $category->places, min($this->placesMax, $sum), $this->placesMax);
        $problems[] = $this->isAmount($stage, $category->amount) ? null : new FieldError("{$path}.amount", 'invalid_amount');
        $problems[] = count($category->minimums) > $this->minimumsMax ? new FieldError("{$path}.minimums", 'too_many_rows', ['max' => $this->minimumsMax]) : null;
        $seen = [];
        foreach ($category->minimums as $number => $minimum) {
            $isKnown = match ($minimum->source) {
                MinimumSource::Country => $minimum->question === '' && in_array($minimum->value, IsoCodes::all(), true),
                MinimumSource::Language => $minimum->question === '' && Lang::tryFrom($minimum->value) !== null,
                MinimumSource::Question => ($questions[$minimum->question]['isMarked'] ?? false) && isset($questions[$minimum->question]['choices'][$minimum->value]),
            };
            $isNew = !in_array($minimum->fact(), $seen, true);
            $seen[] = $minimum->fact();
            $problems[] = $isKnown && $isNew ? null : new FieldError("{$path}.minimums.{$number}.value", 'invalid_choice');
            $problems = [...$problems, ...self::outside("{$path}.minimums.{$number}.count", $minimum->count, 1, $this->placesMax)];
        }

        return $problems;
    }

    private function isAmount(Stage $stage, string $amount): bool
    {
        $asked = $amount === '' ? null : $this->asked->amount($stage);

        return $amount === '' || ($asked !== null && (Decimal::scaled($amount, $asked['decimals']) ?? 0) > 0);
    }

    /** @return list<FieldError> */
    private static function outside(string $path, int $value, int $min, int $max): array
    {
        return $value < $min || $value > $max ? [new FieldError($path, 'invalid_value', ['min' => $min, 'max' => $max])] : [];
    }
}
