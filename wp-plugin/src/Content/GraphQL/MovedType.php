<?php

declare(strict_types=1);

namespace Passerelle\Content\GraphQL;

use Passerelle\Content\FormerSlugs;
use Passerelle\Content\SlugLookup;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;

/** Result of an unknown slug: MOVED with the new slug (301), GONE (410), UNKNOWN (404). */
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
    private function find(array $arguments): SlugLookup
    {
        $slug = Arguments::text($arguments, 'slug');

        return FormerSlugs::canBeSlug($slug)
            ? $this->slugs->lookUp(Arguments::readType($arguments), Arguments::readLanguage($arguments), $slug)
            : SlugLookup::unknown();
    }

    /** @return array{slug: string|null, state: string} */
    private static function answer(SlugLookup $lookup): array
    {
        $state = $lookup->slug === null ? 'unknown' : 'moved';

        return ['slug' => $lookup->slug, 'state' => $lookup->isGone ? 'gone' : $state];
    }
}
