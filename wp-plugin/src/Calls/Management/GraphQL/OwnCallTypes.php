<?php

declare(strict_types=1);

namespace Passerelle\Calls\Management\GraphQL;

use Passerelle\Calls\Management\CallDrafts;
use Passerelle\Calls\Management\Listing\OwnCall;
use Passerelle\Calls\Management\Listing\OwnCallQuery;
use Passerelle\Calls\Management\Listing\OwnCalls;
use Passerelle\Calls\Management\Listing\OwnCallSort;
use Passerelle\Calls\CallState;
use Passerelle\Content\GraphQL\LanguageList;
use Passerelle\Content\RecordPaths;
use Passerelle\Files\GraphQL\Media;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Times;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** The list of one's own calls, one row for each group. */
final readonly class OwnCallTypes implements Registration
{
    public function __construct(
        private OwnCalls $calls,
        private LanguageList $languages,
        private RecordPaths $paths,
        private Config $config,
        private ViewerFactory $viewers,
        private ProxyRequest $request,
    ) {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleOwnCall', ['fields' => Type::fields([
            'allowedActions' => Type::listOf('String'),
            'closesAt' => 'String',
            'cover' => 'PasserelleImage',
            'extendedFrom' => 'String',
            'groupId' => 'Int!',
            'id' => 'Int!',
            'language' => 'PasserelleLanguage!',
            'languageVersions' => Type::listOf('PasserelleLanguageVersion'),
            'managementMode' => 'PasserelleManagementMode',
            'missing' => Type::listOf('String'),
            'modifiedAt' => 'String!',
            'opensAt' => 'String',
            'path' => 'String',
            'publishAt' => 'String',
            'role' => 'PasserelleCallRole!',
            'state' => 'PasserelleCallState!',
            'status' => 'String!',
            'title' => 'String!',
            'version' => 'Int!',
            'zone' => 'String',
        ])]);
        register_graphql_object_type('PasserelleOwnCalls', ['fields' => Type::fields([
            'items' => Type::listOf('PasserelleOwnCall'),
            'page' => 'Int!',
            'perPage' => 'Int!',
            'total' => 'Int!',
        ])]);
        register_graphql_field('RootQuery', 'passerelleOwnCalls', [
            'type' => Type::required('PasserelleOwnCalls'),
            'args' => Type::fields([
                'language' => 'PasserelleLanguage',
                'page' => 'Int',
                'perPage' => 'Int',
                'sort' => 'PasserelleOwnCallSort',
                'state' => 'PasserelleCallState',
            ]),
            'resolve' => Resolver::root($this->list(...)),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array{items: list<array<string, mixed>>, page: int, perPage: int, total: int}
     * @throws DomainError forbidden
     */
    private function list(array $arguments): array
    {
        $this->request->requireTrust();
        $page = $this->calls->list($this->viewers->current(), OwnCallQuery::of(
            $this->config,
            Arguments::number($arguments, 'page'),
            Arguments::number($arguments, 'perPage'),
            CallState::tryFrom(Arguments::text($arguments, 'state')),
            Lang::tryFrom(Arguments::text($arguments, 'language')),
            OwnCallSort::tryFrom(Arguments::text($arguments, 'sort')) ?? OwnCallSort::Recent,
        ));

        return [
            'items' => array_map($this->row(...), $page->items),
            'page' => $page->query->page,
            'perPage' => $page->query->perPage,
            'total' => $page->total,
        ];
    }

    /** @return array<string, mixed> */
    private function row(OwnCall $row): array
    {
        $record = $row->record;

        return [
            'allowedActions' => array_column($row->actions, 'value'),
            'closesAt' => $record->values->textOrNull('closesAt'),
            'cover' => Media::image($row->cover, $record->language),
            'extendedFrom' => $record->values->textOrNull('extendedFrom'),
            'groupId' => $record->groupId,
            'id' => $record->id,
            'language' => $record->language->value,
            'languageVersions' => $this->languages->of($row->group),
            'managementMode' => $record->values->textOrNull('managementMode'),
            'missing' => $row->missing,
            'modifiedAt' => Times::text($record->modifiedAt),
            'opensAt' => $record->values->textOrNull('opensAt'),
            'path' => $record->status->isPublic() ? $this->paths->of($record) : null,
            'publishAt' => CallDrafts::publication($record),
            'role' => $row->role->value,
            'state' => $row->state->value,
            'status' => $record->status->value,
            'title' => $record->title,
            'version' => $record->version,
            'zone' => $record->values->textOrNull('zone'),
        ];
    }
}
