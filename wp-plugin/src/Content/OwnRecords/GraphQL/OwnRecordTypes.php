<?php

declare(strict_types=1);

namespace Passerelle\Content\OwnRecords\GraphQL;

use Passerelle\Content\GraphQL\Forms\Drafts;
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
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Content\OwnRecords\OwnPage;
use Passerelle\Content\OwnRecords\OwnQuery;
use Passerelle\Content\OwnRecords\OwnRecord;
use Passerelle\Content\OwnRecords\OwnRecords;
use Passerelle\Content\OwnRecords\OwnSort;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** The list of one's own records, one row for each group and never other people's; and a single one that the person reads. */
final readonly class OwnRecordTypes implements Registration
{
    public function __construct(
        private OwnRecords $records,
        private LanguageList $languages,
        private RecordPaths $paths,
        private Config $config,
        private ViewerFactory $viewers,
        private ProxyRequest $request,
    ) {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleOwnRecord', ['fields' => Type::fields([
            'allowedActions' => Type::listOf('String'),
            'cover' => 'PasserelleImage',
            'groupId' => 'Int!',
            'id' => 'Int!',
            'language' => 'PasserelleLanguage!',
            'languageVersions' => Type::listOf('PasserelleLanguageVersion'),
            'moderation' => 'PasserelleModeration!',
            'modifiedAt' => 'String!',
            'path' => 'String',
            'proposal' => 'PasserelleProposal',
            'status' => 'String!',
            'title' => 'String!',
            'version' => 'Int!',
            'waitingSince' => 'String',
        ])]);
        register_graphql_object_type('PasserelleOwnRecords', ['fields' => Type::fields([
            'items' => Type::listOf('PasserelleOwnRecord'),
            'page' => 'Int!',
            'perPage' => 'Int!',
            'total' => 'Int!',
        ])]);
        register_graphql_field('RootQuery', 'passerelleOwnRecord', [
            'type' => 'PasserelleOwnRecord',
            'args' => ['id' => ['type' => Type::required('Int')]],
            'resolve' => Resolver::root($this->one(...)),
        ]);
        register_graphql_field('RootQuery', 'passerelleOwnRecords', [
            'type' => Type::required('PasserelleOwnRecords'),
            'args' => Type::fields([
                'language' => 'PasserelleLanguage',
                'page' => 'Int',
                'perPage' => 'Int',
                'sort' => 'PasserelleOwnSort',
                'status' => 'PasserelleRecordStatus',
                'type' => 'PasserelleOwnType!',
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

        return $this->page($this->records->list($this->viewers->current(), ContentType::from(Arguments::text($arguments, 'type')), OwnQuery::of(
            $this->config,
            Arguments::number($arguments, 'page'),
            Arguments::number($arguments, 'perPage'),
            Status::tryFrom(Arguments::text($arguments, 'status')),
            Lang::tryFrom(Arguments::text($arguments, 'language')),
            OwnSort::tryFrom(Arguments::text($arguments, 'sort')) ?? OwnSort::Recent,
        )));
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError not_found, also for unpublished records of others; forbidden
     */
    private function one(array $arguments): array
    {
        $this->request->requireTrust();

        return $this->row($this->records->find($this->viewers->current(), Arguments::number($arguments, 'id') ?? 0));
    }

    /** @return array{items: list<array<string, mixed>>, page: int, perPage: int, total: int} */
    private function page(OwnPage $page): array
    {
        return [
            'items' => array_map($this->row(...), $page->items),
            'page' => $page->query->page,
            'perPage' => $page->query->perPage,
            'total' => $page->total,
        ];
    }

    /** @return array<string, mixed> */
    private function row(OwnRecord $row): array
    {
        $record = $row->record;

        return [
            'allowedActions' => array_column($row->actions, 'value'),
            'cover' => Media::image($row->cover, $record->language),
            'groupId' => $record->groupId,
            'id' => $record->id,
            'language' => $record->language->value,
            'languageVersions' => $this->languages->of($row->group),
            'moderation' => [
                'status' => $row->moderation->status,
                'date' => $row->moderation->date === null ? null : Times::text($row->moderation->date),
                'comment' => $row->moderation->comment,
                'moderator' => null,
                'rejectionReason' => null,
            ],
            'modifiedAt' => Times::text($record->modifiedAt),
            'path' => $record->status->isPublic() ? $this->paths->of($record) : null,
            'proposal' => Drafts::proposal($row->proposal, $record),
            'status' => $record->status->value,
            'title' => $record->title,
            'version' => $record->version,
            'waitingSince' => $row->waitingSince === null ? null : Times::text($row->waitingSince),
        ];
    }
}
