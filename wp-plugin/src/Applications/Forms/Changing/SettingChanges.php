<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Changing;

use Passerelle\Applications\Forms\Document\Choice;
use Passerelle\Applications\Forms\Judging\AnswerRules;
use Passerelle\Applications\Forms\Judging\DateRules;
use Passerelle\Applications\Forms\Judging\Decimal;
use Passerelle\Applications\Forms\Judging\FileRules;
use Passerelle\Applications\Forms\Judging\LetterRules;
use Passerelle\Applications\Forms\Judging\NumberRules;
use Passerelle\Applications\Forms\Judging\OneChoiceRules;
use Passerelle\Applications\Forms\Judging\ProfileRules;
use Passerelle\Applications\Forms\Judging\SeveralChoicesRules;
use Passerelle\Applications\Forms\Judging\TableRules;
use Passerelle\Applications\Forms\Judging\TextRules;

/** Compares the settings of a question of one kind; those of the columns of a table are compared as questions. */
final readonly class SettingChanges
{
    public static function effect(AnswerRules $before, AnswerRules $after): Effect
    {
        return match (true) {
            $before instanceof TextRules && $after instanceof TextRules => self::texts($before, $after),
            $before instanceof NumberRules && $after instanceof NumberRules => self::numbers($before, $after),
            $before instanceof DateRules && $after instanceof DateRules => Effect::ofMin(self::day($before->min), self::day($after->min))
                ->or(Effect::ofMax(self::day($before->max), self::day($after->max))),
            $before instanceof OneChoiceRules && $after instanceof OneChoiceRules => self::choices($before->choices, $after->choices),
            $before instanceof SeveralChoicesRules && $after instanceof SeveralChoicesRules => self::choices($before->choices, $after->choices)
                ->or(Effect::ofMin($before->min, $after->min))
                ->or(Effect::ofMax($before->max, $after->max)),
            $before instanceof FileRules && $after instanceof FileRules => self::files($before, $after),
            $before instanceof LetterRules && $after instanceof LetterRules => self::letters($before, $after),
            $before instanceof ProfileRules && $after instanceof ProfileRules => self::same($before->source === $after->source),
            $before instanceof TableRules && $after instanceof TableRules => self::tables($before, $after),
            default => Effect::None,
        };
    }

    private static function texts(TextRules $before, TextRules $after): Effect
    {
        return self::same($before->unit === $after->unit)->or(Effect::ofMin($before->min, $after->min))->or(Effect::ofMax($before->max, $after->max));
    }

    private static function numbers(NumberRules $before, NumberRules $after): Effect
    {
        return self::same($before->currency === $after->currency)
            ->or(Effect::ofMax($before->decimals, $after->decimals))
            ->or(Effect::ofMin(self::number($before->min), self::number($after->min)))
            ->or(Effect::ofMax(self::number($before->max), self::number($after->max)));
    }

    private static function files(FileRules $before, FileRules $after): Effect
    {
        return self::words(array_column($before->groups, 'value'), array_column($after->groups, 'value'))
            ->or(Effect::ofMin($before->min, $after->min))
            ->or(Effect::ofMax($before->max, $after->max))
            ->or(Effect::ofMax($before->maxBytes, $after->maxBytes));
    }

    /** Referees agreed to who reads their letters. */
    private static function letters(LetterRules $before, LetterRules $after): Effect
    {
        return self::same($before->isReadable === $after->isReadable)
            ->or(Effect::ofMin((int) $before->isAwaited, (int) $after->isAwaited))
            ->or(Effect::ofMin($before->min, $after->min))
            ->or(Effect::ofMax($before->max, $after->max))
            ->or(Effect::ofMax($before->daysAfterClosing, $after->daysAfterClosing));
    }

    private static function tables(TableRules $before, TableRules $after): Effect
    {
        $balance = match (true) {
            serialize($before->balance) === serialize($after->balance) => Effect::None,
            $after->balance === null => Effect::Relaxed,
            default => Effect::Tightened,
        };

        return $balance->or(Effect::ofMin($before->min, $after->min))->or(Effect::ofMax($before->max, $after->max));
    }

    /**
     * @param list<Choice> $before
     * @param list<Choice> $after
     */
    private static function choices(array $before, array $after): Effect
    {
        $labels = static fn (array $choices): array => array_column(array_map(static fn (Choice $choice): array => [$choice->id, $choice->label->byLanguage], $choices), 1, 0);
        [$old, $new] = [$labels($before), $labels($after)];
        $isReworded = array_intersect_key($old, $new) !== array_intersect_key(array_replace($old, $new), $old, $new);

        return self::words(array_keys($old), array_keys($new))->or($isReworded ? Effect::Reworded : Effect::None);
    }

    /**
     * @param list<string> $before
     * @param list<string> $after
     */
    private static function words(array $before, array $after): Effect
    {
        return match (true) {
            array_diff($before, $after) !== [] => Effect::Tightened,
            array_diff($after, $before) !== [] => Effect::Relaxed,
            default => Effect::None,
        };
    }

    private static function same(bool $isSame): Effect
    {
        return $isSame ? Effect::None : Effect::Tightened;
    }

    private static function number(?string $text): ?int
    {
        return Decimal::scaled($text, Decimal::DECIMALS_MAX);
    }

    /** Days of one form compare like numbers of eight digits. */
    private static function day(?string $day): ?int
    {
        return $day === null ? null : (int) str_replace('-', '', $day);
    }
}
