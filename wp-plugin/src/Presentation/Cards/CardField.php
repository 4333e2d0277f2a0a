<?php

declare(strict_types=1);

namespace Passerelle\Presentation\Cards;

use Passerelle\Content\Records;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Languages\Lang;

/** Finds one item by its group id, for the preview image of shared links. */
final readonly class CardField implements Registration
{
    public function __construct(private Records $records, private CardBuilder $cards)
    {
    }

    public function register(): void
    {
        register_graphql_field('RootQuery', 'passerelleCard', [
            'type' => 'PasserelleCard',
            'description' => 'Null for items that do not exist in the language or that the viewer may not see.',
            'args' => ['groupId' => ['type' => Type::required('Int')], ...Arguments::language()],
            'resolve' => Resolver::root(fn (array $arguments): ?array => $this->find(
                Arguments::number($arguments, 'groupId') ?? 0,
                Arguments::readLanguage($arguments),
            )),
        ]);
    }

    /** @return array<string, mixed>|null */
    private function find(int $groupId, Lang $language): ?array
    {
        $record = $this->records->findGroups([$groupId])[$groupId][$language->value] ?? null;

        return $record === null ? null : $this->cards->ofIds([$record->id])[0] ?? null;
    }
}
