<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\DecisionLetters;

use Passerelle\Applications\Decisions\Decision;
use Passerelle\Applications\Decisions\Settings\DecisionSettings;
use Passerelle\Calls\Notices\CallTimes;
use Passerelle\Languages\Lang;

/** Fills the letters of a decision with what they say of its application. */
final class RenderLetter
{
    /**
     * What the letters would be made of: equal hashes mean equal letters.
     *
     * @param string $zone of the call
     */
    public static function hash(DecisionSettings $settings, Decision $decision, LetterValues $values, string $zone): string
    {
        $sources = [];
        foreach (Lang::cases() as $language) {
            $template = $settings->letter($decision->kind, $language);
            $sources[] = [$template->subject, $template->body, self::values($template, $decision, $values, $zone, $language)];
        }

        return hash('sha256', json_encode($sources, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE));
    }

    /** @return array<string, Letter> by language */
    public static function all(DecisionSettings $settings, Decision $decision, LetterValues $values, string $zone): array
    {
        $letters = [];
        foreach (Lang::cases() as $language) {
            $template = $settings->letter($decision->kind, $language);
            $filled = self::values($template, $decision, $values, $zone, $language);
            $letters[$language->value] = Letter::tidied(LetterField::filled($template->subject, $filled), LetterField::filled($template->body, $filled));
        }

        return $letters;
    }

    /** @return list<string> names of fields that the letters have and the application has not */
    public static function missing(DecisionSettings $settings, Decision $decision, LetterValues $values, string $zone): array
    {
        $missing = [];
        foreach (Lang::cases() as $language) {
            $template = $settings->letter($decision->kind, $language);
            $empty = array_filter(
                self::values($template, $decision, $values, $zone, $language),
                static fn (string $value, string $name): bool => $value === '' && LetterField::tryFrom($name)?->isOptional() !== true,
                ARRAY_FILTER_USE_BOTH,
            );
            $missing = [...$missing, ...array_keys($empty)];
        }

        return array_values(array_unique($missing));
    }

    /** @return array<string, string> of the fields that the template names */
    private static function values(
        Letter $template,
        Decision $decision,
        LetterValues $values,
        string $zone,
        Lang $language,
    ): array {
        $filled = [];
        foreach ($template->fields() as $name) {
            $filled[$name] = match (LetterField::tryFrom($name)) {
                LetterField::Applicant => $values->applicant,
                LetterField::Number => $values->number,
                LetterField::Call => $values->call($language),
                LetterField::Project => $values->project,
                LetterField::Amount => $decision->amount === '' ? '' : Amounts::text($decision->amount, $decision->currency, $language),
                LetterField::Rank => $decision->place === 0 ? '' : (string) $decision->place,
                LetterField::ConfirmUntil => $decision->answerUntil === null ? '' : CallTimes::text($decision->answerUntil, $zone, $language),
                LetterField::NextStage => $values->next?->name($language) ?? '',
                LetterField::NextOpening => $values->next === null ? '' : CallTimes::text($values->next->opensAt, $zone, $language),
                LetterField::NextClosing => $values->next === null ? '' : CallTimes::text($values->next->closesAt, $zone, $language),
                LetterField::Feedback => $values->feedback($language),
                null => '',
            };
        }

        return $filled;
    }
}
