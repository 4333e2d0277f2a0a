<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Settings;

use Passerelle\Applications\Decisions\DecisionKind;
use Passerelle\Applications\Decisions\DecisionLetters\LetterField;
use Passerelle\GraphQL\Times;
use Passerelle\Languages\Lang;

/** Settings of decisions, as the API shows them to those who run the call. */
final readonly class SettingsData
{
    /**
     * @param bool $advances whether there is a next stage
     * @return array<string, mixed>
     */
    public static function of(DecisionSettings $settings, bool $advances = true): array
    {
        $letters = [];
        $kinds = array_filter(DecisionKind::cases(), static fn (DecisionKind $kind): bool => $advances || $kind !== DecisionKind::Advanced);
        foreach ($kinds as $kind) {
            foreach (Lang::cases() as $language) {
                $letter = $settings->letter($kind, $language);
                $letters[] = [
                    'body' => $letter->body,
                    'fields' => array_column(LetterField::of($kind), 'value'),
                    'kind' => $kind->value,
                    'language' => $language->value,
                    'subject' => $letter->subject,
                ];
            }
        }

        return [
            'confirmUntil' => $settings->confirmUntil === null ? null : Times::text($settings->confirmUntil),
            'letters' => $letters,
            'offerDays' => $settings->offerDays,
            'reviewDays' => $settings->reviewDays,
            'showsResults' => $settings->showsResults,
            'version' => $settings->version,
        ];
    }
}
