<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\SavedSearches\GraphQL;

use Passerelle\Catalogue\Filters\Filters;
use Passerelle\Catalogue\Limits;
use Passerelle\Catalogue\Query;
use Passerelle\Catalogue\SavedSearches\ChangeSearches;
use Passerelle\Catalogue\SavedSearches\SavedSearch;
use Passerelle\Catalogue\SavedSearches\SearchedFor;
use Passerelle\Catalogue\SavedSearches\SearchStore;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Times;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Notices\Preferences\MailTiming;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;

/** One's own saved searches, through the frontend's server only. */
final readonly class SearchTypes implements Registration
{
    public function __construct(
        private ChangeSearches $change,
        private SearchStore $store,
        private Filters $filters,
        private Limits $limits,
        private ViewerFactory $viewers,
        private ProxyRequest $request,
    ) {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleSavedFilter', ['fields' => Type::fields(['filter' => 'PasserelleSearchFilter!', 'values' => Type::listOf('String')])]);
        register_graphql_object_type('PasserelleSavedSearch', [
            'description' => 'filters has one row for each filter that is set, the type among them; literal: words of q that mean themselves only.',
            'fields' => Type::fields([
                'alert' => 'PasserelleNoticeMail!',
                'createdAt' => 'String!',
                'filters' => Type::listOf('PasserelleSavedFilter'),
                'id' => 'Int!',
                'language' => 'PasserelleLanguage!',
                'literal' => Type::listOf('String'),
                'name' => 'String!',
                'q' => 'String!',
            ]),
        ]);
        register_graphql_object_type('PasserelleSavedSearches', ['fields' => Type::fields(['items' => Type::listOf('PasserelleSavedSearch')])]);
        register_graphql_input_type('PasserelleSearchQuery', [
            'description' => 'What a search asks for; untranslated items only cannot be asked for.',
            'fields' => Type::fields(['filter' => 'PasserelleCatalogueFilter', 'language' => 'PasserelleLanguage!']),
        ]);
        register_graphql_field('RootQuery', 'passerelleSavedSearches', [
            'description' => 'The newest first.',
            'type' => Type::required('PasserelleSavedSearches'),
            'resolve' => Resolver::root(fn (): array => $this->list($this->viewer())),
        ]);
        register_graphql_field('RootMutation', 'passerelleSaveSearch', [
            'description' => 'With id, a saved search gets another name or alert; with query, a search is saved, once however often it is sent.',
            'type' => Type::required('PasserelleSavedSearches'),
            'args' => Type::fields(['alert' => 'PasserelleNoticeMail!', 'id' => 'Int', 'name' => 'String!', 'query' => 'PasserelleSearchQuery']),
            'resolve' => Resolver::root($this->save(...)),
        ]);
        register_graphql_field('RootMutation', 'passerelleDeleteSearch', [
            'type' => Type::required('PasserelleSavedSearches'),
            'args' => Type::fields(['id' => 'Int!']),
            'resolve' => Resolver::root($this->delete(...)),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array{items: list<array<string, mixed>>}
     * @throws DomainError access_token_missing · not_found · invalid_fields · too_many_searches
     */
    private function save(array $arguments): array
    {
        $viewer = $this->viewer();
        $alert = MailTiming::from(Arguments::text($arguments, 'alert'));
        $name = Arguments::text($arguments, 'name');
        $id = Arguments::number($arguments, 'id');
        $query = Arguments::input($arguments, 'query');
        match (true) {
            $id !== null => $this->change->change($viewer, $id, $name, $alert),
            $query !== [] => $this->change->save($viewer, $this->searchedFor($query), $name, $alert),
            default => throw DomainError::invalid([new FieldError('query', 'required')]),
        };

        return $this->list($viewer);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array{items: list<array<string, mixed>>}
     * @throws DomainError access_token_missing · not_found
     */
    private function delete(array $arguments): array
    {
        $viewer = $this->viewer();
        $this->change->delete($viewer, Arguments::number($arguments, 'id') ?? 0);

        return $this->list($viewer);
    }

    /** @param array<string, mixed> $query */
    private function searchedFor(array $query): SearchedFor
    {
        $filter = Arguments::input($query, 'filter');
        $literal = array_values(array_filter((array) ($filter['literal'] ?? []), is_string(...)));

        return SearchedFor::of(Query::of($this->limits, Arguments::readLanguage($query), Arguments::text($filter, 'q'), $this->filters->read($filter), literal: $literal));
    }

    /** @return array{items: list<array<string, mixed>>} */
    private function list(Viewer $viewer): array
    {
        return ['items' => array_map(static fn (SavedSearch $search): array => [
            'alert' => $search->alert->value,
            'createdAt' => Times::text($search->createdAt),
            'filters' => array_map(
                static fn (string $name, array $values): array => ['filter' => $name, 'values' => $values],
                array_keys($search->query->filters),
                array_values($search->query->filters),
            ),
            'id' => $search->id,
            'language' => $search->query->language->value,
            'literal' => $search->query->literal,
            'name' => $search->name,
            'q' => $search->query->q,
        ], $this->store->ofUser($viewer->id))];
    }

    /** @throws DomainError forbidden, for others than the frontend's server · access_token_missing */
    private function viewer(): Viewer
    {
        $this->request->requireTrust();
        $viewer = $this->viewers->current();

        return $viewer->isSignedIn() ? $viewer : throw new DomainError('access_token_missing');
    }
}
