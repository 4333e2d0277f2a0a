<?php

declare(strict_types=1);

namespace Passerelle\Content\GraphQL;

use Passerelle\Content\FormerSlugs;
use Passerelle\Content\Whereabouts;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Details\Visibilities;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;

/** Where an unknown slug went: MOVED with the new slug (301), GONE (410), UNKNOWN (404). */
final readonly class MovedType implements Registration
{
    public function __construct(private FormerSlugs $slugs)
    {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleMoved', [
            'fields' => Type::fields(['slug' => 'String', 'state' => 'PasserelleMovedState!']),
        ]);
        register_graphql_field('RootQuery', 'passerelleMoved', [
            'type' => Type::required('PasserelleMoved'),
            'args' => [...Arguments::languageAndSlug(), 'type' => ['type' => Type::required('PasserelleContentType')]],
            'resolve' => Resolver::root(fn (array $arguments): array => self::answer($this->find($arguments))),
        ]);
    }

    /** @param array<string, mixed> $arguments */
    private function find(array $arguments): Whereabouts
    {
        $slug = Arguments::text($arguments, 'slug');

        return Visibilities::canBeSlug($slug)
            ? $this->slugs->whereabouts(Arguments::readType($arguments), Arguments::readLanguage($arguments), $slug)
            : Whereabouts::unknown();
    }

    /** @return array{slug: string|null, state: string} */
    private static function answer(Whereabouts $whereabouts): array
    {
        $state = $whereabouts->slug === null ? 'unknown' : 'moved';

        return ['slug' => $whereabouts->slug, 'state' => $whereabouts->isGone ? 'gone' : $state];
    }
}
