<?php

declare(strict_types=1);

namespace Passerelle\Site\Statistics\GraphQL;

use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use Passerelle\Presentation\Cards\CardBuilder;
use Passerelle\Reference\GraphQL\Names;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Site\Statistics\ReadTrends;
use Passerelle\Site\Statistics\TrendMonth;
use Passerelle\Site\Statistics\Trends;
use Passerelle\Site\Statistics\TrendTopic;

/** What members see most, through the frontend's server only. */
final readonly class TrendTypes implements Registration
{
    private const FIGURES = ['favourites' => 'Int', 'views' => 'Int'];

    public function __construct(
        private ReadTrends $read,
        private CardBuilder $cards,
        private Names $names,
        private ViewerFactory $viewers,
        private ProxyRequest $request,
    ) {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleTrendItem', ['fields' => Type::fields(['card' => 'PasserelleCard!', ...self::FIGURES])]);
        register_graphql_object_type('PasserelleTrendTopic', ['fields' => Type::fields(['key' => 'String!', 'name' => 'String!', ...self::FIGURES])]);
        register_graphql_object_type('PasserelleTrendMonth', ['fields' => Type::fields(['month' => 'String!', ...self::FIGURES])]);
        register_graphql_object_type('PasserelleTrends', [
            'description' => 'A figure that is null is too small to be shown. Sectors, countries and months are summed from figures of items that are large enough to be shown.',
            'fields' => Type::fields([
                'countries' => Type::listOf('PasserelleTrendTopic'),
                'items' => Type::listOf('PasserelleTrendItem'),
                'month' => 'String!',
                'months' => Type::listOf('PasserelleTrendMonth'),
                'sectors' => Type::listOf('PasserelleTrendTopic'),
            ]),
        ]);
        register_graphql_field('RootQuery', 'passerelleTrends', [
            'type' => Type::required('PasserelleTrends'),
            'args' => [...Arguments::language(), ...Type::fields(['country' => 'String', 'month' => 'String', 'sector' => 'String'])],
            'resolve' => Resolver::root($this->trends(...)),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError forbidden, for others than the frontend's server · access_token_missing · invalid_fields
     */
    private function trends(array $arguments): array
    {
        $this->request->requireTrust();
        $viewer = $this->viewers->current();
        $language = Arguments::readLanguage($arguments);
        $text = static fn (string $name): string => Arguments::text($arguments, $name);
        $trends = ($this->read)($viewer, $language, $text('month'), $text('sector'), $text('country'));

        return [
            'countries' => $this->countries($trends, $language),
            'items' => $this->items($trends, $viewer),
            'month' => $trends->month,
            'months' => array_map(static fn (TrendMonth $each): array => ['month' => $each->month, 'views' => $each->views, 'favourites' => $each->favourites], $trends->months),
            'sectors' => $this->sectors($trends, $language),
        ];
    }

    /** @return list<array<string, mixed>> */
    private function items(Trends $trends, Viewer $viewer): array
    {
        return array_map(static function (array $card) use ($trends): array {
            $item = $trends->items[is_int($card['id']) ? $card['id'] : 0] ?? null;

            return ['card' => $card, 'views' => $item?->views, 'favourites' => $item?->favourites];
        }, $this->cards->ofIds($trends->postIds, $viewer));
    }

    /** @return list<array<string, mixed>> */
    private function sectors(Trends $trends, Lang $language): array
    {
        $names = $this->names->sectors(array_map(static fn (TrendTopic $each): string => $each->key, $trends->sectors), $language);

        return self::topics($trends->sectors, array_column($names, 'name', 'key'));
    }

    /** @return list<array<string, mixed>> */
    private function countries(Trends $trends, Lang $language): array
    {
        $names = $this->names->countries(array_map(static fn (TrendTopic $each): string => $each->key, $trends->countries), $language);

        return self::topics($trends->countries, array_column($names, 'name', 'isoCode'));
    }

    /**
     * @param list<TrendTopic> $topics
     * @param array<string, string> $names by key
     * @return list<array<string, mixed>> without those that have no name any more
     */
    private static function topics(array $topics, array $names): array
    {
        $named = array_values(array_filter($topics, static fn (TrendTopic $each): bool => isset($names[$each->key])));

        return array_map(
            static fn (TrendTopic $each): array => ['key' => $each->key, 'name' => $names[$each->key], 'views' => $each->views, 'favourites' => $each->favourites],
            $named,
        );
    }
}
