<?php

declare(strict_types=1);

namespace Passerelle\Favourites\GraphQL;

use Passerelle\Content\Record;
use Passerelle\Favourites\ChangeFavourite;
use Passerelle\Favourites\FavouriteQuery;
use Passerelle\Favourites\FavouriteSort;
use Passerelle\Favourites\ListedFavourite;
use Passerelle\Favourites\ListFavourites;
use Passerelle\Favourites\ReadFavourite;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Times;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\DomainError;
use Passerelle\Content\Model\ContentType;
use Passerelle\Presentation\Cards\CardBuilder;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;

/** One's own favourites, through the frontend's server only. */
final readonly class FavouriteTypes implements Registration
{
    public function __construct(
        private ListFavourites $list,
        private ChangeFavourite $change,
        private ReadFavourite $read,
        private CardBuilder $cards,
        private Config $config,
        private ViewerFactory $viewers,
        private ProxyRequest $request,
    ) {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleFavouriteDate', ['fields' => Type::fields(['at' => 'String!', 'kind' => 'PasserelleFavouriteDateKind!', 'zone' => 'String'])]);
        register_graphql_object_type('PasserelleFavourite', [
            'description' => 'id is a post of the item; card is null, and so is date, when the item is not public any more.',
            'fields' => Type::fields([
                'card' => 'PasserelleCard',
                'createdAt' => 'String!',
                'date' => 'PasserelleFavouriteDate',
                'groupId' => 'Int!',
                'id' => 'Int!',
                'note' => 'String!',
                'remind' => 'Boolean!',
                'type' => 'PasserelleContentType!',
            ]),
        ]);
        register_graphql_object_type('PasserelleFavouriteCount', ['fields' => Type::fields(['count' => 'Int!', 'type' => 'PasserelleContentType!'])]);
        register_graphql_object_type('PasserelleFavourites', [
            'description' => 'counts are those of all favourites of the person, with structures among the profiles.',
            'fields' => Type::fields([
                'counts' => Type::listOf('PasserelleFavouriteCount'),
                'items' => Type::listOf('PasserelleFavourite'),
                'page' => 'Int!',
                'perPage' => 'Int!',
                'total' => 'Int!',
            ]),
        ]);
        register_graphql_object_type('PasserelleFavouriteItem', ['fields' => Type::fields(['card' => 'PasserelleCard!', 'isFavourite' => 'Boolean!'])]);
        register_graphql_object_type('PasserelleFavouriteState', ['fields' => Type::fields(['isFavourite' => 'Boolean!'])]);
        register_graphql_object_type('PasserelleFavouriteSettings', ['fields' => Type::fields(['groupId' => 'Int!', 'note' => 'String!', 'remind' => 'Boolean!'])]);
        register_graphql_field('RootQuery', 'passerelleFavourites', [
            'type' => Type::required('PasserelleFavourites'),
            'args' => [
                ...Arguments::language(),
                ...Type::fields(['coming' => 'Boolean', 'page' => 'Int', 'perPage' => 'Int', 'sort' => 'PasserelleFavouriteSort', 'type' => 'PasserelleContentType']),
            ],
            'resolve' => Resolver::root($this->list(...)),
        ]);
        register_graphql_field('RootQuery', 'passerelleFavouriteGroups', [
            'description' => 'Groups of all favourites of the person.',
            'type' => Type::listOf('Int'),
            'resolve' => Resolver::root(fn (): array => $this->read->groups($this->viewer())),
        ]);
        register_graphql_field('RootQuery', 'passerelleFavouriteItem', [
            'description' => 'A public item, by a post in either language, and whether it is a favourite.',
            'type' => 'PasserelleFavouriteItem',
            'args' => Type::fields(['id' => 'Int!']),
            'resolve' => Resolver::root($this->item(...)),
        ]);
        register_graphql_field('RootMutation', 'passerelleToggleFavourite', [
            'type' => Type::required('PasserelleFavouriteState'),
            'args' => Type::fields(['id' => 'Int!', 'isFavourite' => 'Boolean']),
            'resolve' => Resolver::root(fn (array $arguments): array => [
                'isFavourite' => $this->change->toggle($this->viewer(), Arguments::number($arguments, 'id') ?? 0, self::flag($arguments, 'isFavourite')),
            ]),
        ]);
        register_graphql_field('RootMutation', 'passerelleUpdateFavourite', [
            'type' => Type::required('PasserelleFavouriteSettings'),
            'args' => Type::fields(['id' => 'Int!', 'note' => 'String', 'remind' => 'Boolean']),
            'resolve' => Resolver::root($this->update(...)),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError access_token_missing
     */
    private function list(array $arguments): array
    {
        $viewer = $this->viewer();
        $query = FavouriteQuery::of(
            $this->config,
            Arguments::readLanguage($arguments),
            Arguments::number($arguments, 'page'),
            Arguments::number($arguments, 'perPage'),
            ContentType::tryFrom(Arguments::text($arguments, 'type')),
            self::flag($arguments, 'coming') === true,
            FavouriteSort::tryFrom(Arguments::text($arguments, 'sort')) ?? FavouriteSort::Recent,
        );
        $page = ($this->list)($viewer, $query);
        $cards = $this->cardsOf($viewer, $page->items);

        return [
            'counts' => array_map(static fn (string $type, int $count): array => ['type' => $type, 'count' => $count], array_keys($page->counts), array_values($page->counts)),
            'items' => array_map(static fn (ListedFavourite $each): array => self::listed($each, $cards[$each->record->id ?? 0] ?? null), $page->items),
            'page' => $query->page,
            'perPage' => $query->perPage,
            'total' => $page->total,
        ];
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array{card: array<string, mixed>, isFavourite: bool}
     * @throws DomainError access_token_missing · not_found
     */
    private function item(array $arguments): array
    {
        $viewer = $this->viewer();
        [$id, $isFavourite] = ($this->read)($viewer, Arguments::number($arguments, 'id') ?? 0);

        return ['card' => $this->cards->ofIds([$id], $viewer)[0] ?? throw DomainError::notFound(), 'isFavourite' => $isFavourite];
    }

    /**
     * @param list<ListedFavourite> $items
     * @return array<int, array<string, mixed>> by post id
     */
    private function cardsOf(Viewer $viewer, array $items): array
    {
        $records = array_filter(array_map(static fn (ListedFavourite $each): ?Record => $each->record, $items), static fn (?Record $record): bool => $record !== null);
        $ids = array_map(static fn (Record $record): int => $record->id, array_values($records));

        return array_column($this->cards->ofIds($ids, $viewer), null, 'id');
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array{groupId: int, note: string, remind: bool}
     * @throws DomainError access_token_missing · not_found · invalid_fields: too_long
     */
    private function update(array $arguments): array
    {
        $note = isset($arguments['note']) ? Arguments::text($arguments, 'note') : null;
        $favourite = $this->change->update($this->viewer(), Arguments::number($arguments, 'id') ?? 0, $note, self::flag($arguments, 'remind'));

        return ['groupId' => $favourite->groupId, 'note' => $favourite->note, 'remind' => $favourite->remind];
    }

    /** @throws DomainError forbidden, for others than the frontend's server · access_token_missing */
    private function viewer(): Viewer
    {
        $this->request->requireTrust();
        $viewer = $this->viewers->current();

        return $viewer->isSignedIn() ? $viewer : throw new DomainError('access_token_missing');
    }

    /** @param array<string, mixed> $arguments */
    private static function flag(array $arguments, string $name): ?bool
    {
        return is_bool($arguments[$name] ?? null) ? $arguments[$name] : null;
    }

    /**
     * @param array<string, mixed>|null $card
     * @return array<string, mixed>
     */
    private static function listed(ListedFavourite $listed, ?array $card): array
    {
        $favourite = $listed->favourite;
        $date = $card === null ? null : $listed->date;

        return [
            'card' => $card,
            'createdAt' => Times::text($favourite->createdAt),
            'date' => $date === null ? null : ['at' => $date->text(), 'kind' => $date->kind->value, 'zone' => $date->zone === '' ? null : $date->zone],
            'groupId' => $favourite->groupId,
            'id' => $listed->id,
            'note' => $favourite->note,
            'remind' => $favourite->remind,
            'type' => $favourite->type->value,
        ];
    }
}
