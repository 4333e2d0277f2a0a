<?php

declare(strict_types=1);

namespace Passerelle\Favourites\GraphQL;

use Passerelle\Auth\Links\PublicPages;
use Passerelle\Favourites\Feed\CalendarFeed;
use Passerelle\Favourites\Feed\ChangeFeed;
use Passerelle\Favourites\Feed\FeedAction;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use Passerelle\Presentation\Cards\CardBuilder;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;
use SensitiveParameter;

/** The private calendar of favourites, through the frontend's server only. */
final readonly class FeedTypes implements Registration
{
    /** Key in paths.json. */
    private const FILE = 'favouritesCalendar';

    public function __construct(
        private CalendarFeed $feed,
        private ChangeFeed $change,
        private CardBuilder $cards,
        private PublicPages $pages,
        private ViewerFactory $viewers,
        private ProxyRequest $request,
    ) {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleFavouriteFeed', [
            'description' => 'url: the secret address of the calendar, null without one.',
            'fields' => Type::fields(['url' => 'String']),
        ]);
        register_graphql_object_type('PasserelleFavouriteCalendar', ['fields' => Type::fields(['items' => Type::listOf('PasserelleCard')])]);
        register_graphql_field('RootQuery', 'passerelleFavouriteFeed', [
            'type' => Type::required('PasserelleFavouriteFeed'),
            'args' => Arguments::language(),
            'resolve' => Resolver::root($this->address(...)),
        ]);
        register_graphql_field('RootMutation', 'passerelleFavouriteFeed', [
            'type' => Type::required('PasserelleFavouriteFeed'),
            'args' => [...Arguments::language(), ...Type::fields(['action' => 'PasserelleFavouriteFeedAction!'])],
            'resolve' => Resolver::root($this->change(...)),
        ]);
        register_graphql_field('RootQuery', 'passerelleFavouriteCalendar', [
            'description' => 'Of the person of the secret: the request needs no session.',
            'type' => Type::required('PasserelleFavouriteCalendar'),
            'args' => [...Arguments::language(), ...Type::fields(['hash' => 'String!'])],
            'resolve' => Resolver::root($this->calendar(...)),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array{url: string|null}
     * @throws DomainError access_token_missing
     */
    private function address(array $arguments): array
    {
        $this->request->requireTrust();
        $viewer = $this->viewers->current();
        $secret = $this->change->secretOf($viewer->isSignedIn() ? $viewer : throw new DomainError('access_token_missing'));

        return $this->answer($secret, Arguments::readLanguage($arguments));
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array{url: string|null}
     * @throws DomainError access_token_missing
     */
    private function change(array $arguments): array
    {
        $this->request->requireTrust();
        $secret = $this->change->change($this->viewers->current(), FeedAction::from(Arguments::text($arguments, 'action')));

        return $this->answer($secret, Arguments::readLanguage($arguments));
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array{items: list<array<string, mixed>>}
     * @throws DomainError not_found · link_expired
     */
    private function calendar(array $arguments): array
    {
        $this->request->requireTrust();
        [$viewer, $ids] = $this->feed->read(Arguments::text($arguments, 'hash'), Arguments::readLanguage($arguments));

        return ['items' => $this->cards->ofIds($ids, $viewer)];
    }

    /** @return array{url: string|null} */
    private function answer(#[SensitiveParameter] ?string $secret, Lang $language): array
    {
        return ['url' => $secret === null ? null : $this->pages->address(self::FILE, $language, $secret)];
    }
}
