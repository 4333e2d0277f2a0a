<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\GraphQL;

use Passerelle\Catalogue\Suggestion;
use Passerelle\Catalogue\Suggestions;
use Passerelle\Content\ContentType;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;

/** What a search field offers while somebody types. */
final readonly class SuggestionTypes implements Registration
{
    public function __construct(private Suggestions $suggestions)
    {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleSuggestion', [
            'description' => 'A thing has type, slug and groupId; a sector its key, a country its ISO code, both a count.',
            'fields' => Type::fields([
                'count' => 'Int',
                'groupId' => 'Int',
                'key' => 'String',
                'kind' => 'PasserelleSuggestionKind!',
                'slug' => 'String',
                'title' => 'String!',
                'titleHighlights' => Type::listOf('PasserelleTextRange'),
                'type' => 'PasserelleContentType',
            ]),
        ]);
        register_graphql_field('RootQuery', 'passerelleSuggestions', [
            'type' => Type::listOf('PasserelleSuggestion'),
            'args' => [
                ...Arguments::language(),
                ...Type::fields(['text' => 'String!', 'types' => Type::optionalListOf('PasserelleContentType')]),
            ],
            'resolve' => Resolver::root(fn (array $arguments): array => array_map(self::fields(...), $this->suggestions->of(
                Arguments::text($arguments, 'text'),
                Arguments::readLanguage($arguments),
                self::types((array) ($arguments['types'] ?? [])),
            ))),
        ]);
    }

    /**
     * @param array<mixed> $values
     * @return list<ContentType>
     */
    private static function types(array $values): array
    {
        $types = array_map(static fn (mixed $value): ?ContentType => is_string($value) ? ContentType::tryFrom($value) : null, $values);

        return array_values(array_filter($types));
    }

    /** @return array<string, mixed> */
    private static function fields(Suggestion $suggestion): array
    {
        return [
            'count' => $suggestion->count,
            'groupId' => $suggestion->groupId,
            'key' => $suggestion->key,
            'kind' => $suggestion->kind->value,
            'slug' => $suggestion->slug,
            'title' => $suggestion->title,
            'titleHighlights' => $suggestion->titleHighlights,
            'type' => $suggestion->type?->value,
        ];
    }
}
