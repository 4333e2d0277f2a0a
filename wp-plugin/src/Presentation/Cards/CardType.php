<?php

declare(strict_types=1);

namespace Passerelle\Presentation\Cards;

use Passerelle\Catalogue\Highlighter;
use Passerelle\Events\EventDates;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\Text\TextRange;

/** Card of an item of any type; fields that a type does not have are null. */
final readonly class CardType implements Registration
{
    public function register(): void
    {
        register_graphql_object_type('PasserellePeriod', [
            'description' => 'ISO 8601: instants in UTC with a zone for calls and events, plain dates with a zone for all-day events, plain dates without zone elsewhere.',
            'fields' => Type::fields(['start' => 'String', 'end' => 'String', 'zone' => 'String']),
        ]);
        register_graphql_object_type('PasserelleTextRange', [
            'description' => 'A part of a text, from start to before end, counted in UTF-16 code units. In lists ranges are in order and do not overlap.',
            'fields' => Type::fields(['end' => 'Int!', 'start' => 'Int!']),
        ]);
        register_graphql_object_type('PasserelleCallFacts', [
            'description' => 'What a reader of a list of calls decides by. extendedFrom: the closing announced before an extension.',
            'fields' => Type::fields([
                'amountMax' => 'Int',
                'amountMin' => 'Int',
                'currency' => 'PasserelleCurrency',
                'extendedFrom' => 'String',
                'feeAmount' => 'Int',
                'feeCurrency' => 'PasserelleCurrency',
                'fees' => 'PasserelleFees',
                'resultsDate' => 'String',
            ]),
        ]);
        register_graphql_object_type('PasserelleCard', ['fields' => [
            'daysOfMonth' => [
                'description' => 'Days of a month, as in 2026-12, on which an event takes place, on the clocks of its zone.',
                'type' => Type::listOf('PasserelleEventDay'),
                'args' => Type::fields(['month' => 'String!']),
                'resolve' => Resolver::withArguments(static function (array $card, array $arguments): array {
                    $dates = $card['eventDates'] ?? null;

                    return EventRecurrence::daysOf($dates instanceof EventDates ? $dates : null, Arguments::text($arguments, 'month'));
                }),
            ],
            'summaryHighlights' => self::highlights('summary', static fn (Highlighter $highlighter, string $text): array => $highlighter->inSummary($text)),
            'titleHighlights' => self::highlights('title', static fn (Highlighter $highlighter, string $text): array => $highlighter->inTitle($text)),
            ...Type::fields([
                'aidType' => 'PasserelleAidType',
                'audience' => 'PasserelleAudience!',
                'beneficiary' => 'String',
                'callFacts' => 'PasserelleCallFacts',
                'callType' => 'PasserelleCallType',
                'city' => 'String',
                'completed' => 'Boolean!',
                'countries' => Type::listOf('PasserelleCountry'),
                'file' => 'PasserelleFile',
                'groupId' => 'Int!',
                'id' => 'Int!',
                'image' => 'PasserelleImage',
                'job' => 'String',
                'language' => 'PasserelleLanguage!',
                'level' => 'PasserelleLevel',
                'locked' => 'Boolean!',
                'mode' => 'PasserelleMode',
                'modifiedAt' => 'String!',
                'openState' => 'PasserelleOpenState',
                'period' => 'PasserellePeriod',
                'place' => 'String',
                'price' => 'String',
                'profileKind' => 'PasserelleProfileKind',
                'publishedAt' => 'String!',
                'recurrence' => 'PasserelleEventRecurrence',
                'resourceKind' => 'PasserelleResourceKind',
                'sectors' => Type::listOf('PasserelleSector'),
                'slug' => 'String!',
                'structureType' => 'PasserelleStructureType',
                'summary' => 'String!',
                'title' => 'String!',
                'type' => 'PasserelleContentType!',
            ]),
        ]]);
    }

    /**
     * Computed on demand.
     *
     * @param callable(Highlighter, string): list<TextRange> $find
     * @return array<string, mixed>
     */
    private static function highlights(string $field, callable $find): array
    {
        return [
            'description' => 'Matching words of the search; empty without text search.',
            'type' => Type::listOf('PasserelleTextRange'),
            'resolve' => Resolver::of(static function (array $card) use ($field, $find): array {
                [$highlighter, $text] = [$card['highlighter'] ?? null, $card[$field] ?? null];

                return $highlighter instanceof Highlighter && is_string($text) ? $find($highlighter, $text) : [];
            }),
        ];
    }
}
