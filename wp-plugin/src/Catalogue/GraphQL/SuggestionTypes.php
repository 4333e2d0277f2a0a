<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\GraphQL;

use Passerelle\Catalogue\Catalogue;
use Passerelle\Catalogue\Suggestion;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Content\Model\ContentType;

/** Suggestions of search fields. */
final readonly class SuggestionTypes implements Registration
{
    public function __construct(private Catalogue $catalogue)
    {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleSuggestion', [
            'description' => 'Items have type, slug and groupId; sectors have a key, countries an ISO code, both a count.',
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
            'resolve' => Resolver::root(fn (array $arguments): array => array_map(self::fields(...), $this->catalogue->suggest(
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
