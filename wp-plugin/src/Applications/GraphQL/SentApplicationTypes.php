<?php

declare(strict_types=1);

namespace Passerelle\Applications\GraphQL;

use DateTimeImmutable;
use Passerelle\Applications\Handling\Listing\ApplicantKind;
use Passerelle\Applications\Handling\Listing\ListFilter;
use Passerelle\Applications\Handling\Listing\ListSort;
use Passerelle\Applications\Handling\Listing\SentApplications;
use Passerelle\Applications\Submissions\SubmissionState;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** The list of a call’s applications for those who handle them, through the frontend’s server only. */
final readonly class SentApplicationTypes implements Registration
{
    /** Arguments of the fields that read the list. */
    public const FILTER = [
        'asked' => 'Boolean',
        'by' => 'String',
        'country' => 'String',
        'duplicate' => 'Boolean',
        'kind' => 'PasserelleApplicantKind',
        'language' => 'PasserelleLanguage',
        'search' => 'String',
        'since' => 'String',
        'sort' => 'PasserelleApplicationSort',
        'state' => 'PasserelleSubmissionState',
        'tag' => 'Int',
        'unread' => 'Boolean',
        'withdrawn' => 'Boolean',
    ];

    public function __construct(private SentApplications $list, private ProxyRequest $request, private ViewerFactory $viewers)
    {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleSentApplication', [
            'description' => 'An application as it was sent. `answers`: JSON of the questions that are columns, of files their names;'
                . ' `changedAt`: the version that counts was sent; `askedUntil`: something is asked; `unread`: messages that the reader has not read.',
            'fields' => Type::fields([
                'answers' => 'String!',
                'askedUntil' => 'String',
                'changedAt' => 'String!',
                'country' => 'String',
                'duplicates' => Type::listOf('PasserelleDuplicateKind'),
                'id' => 'Int!',
                'kind' => 'PasserelleApplicantKind!',
                'language' => 'PasserelleLanguage!',
                'name' => 'String!',
                'number' => 'String!',
                'person' => 'String',
                'sentAt' => 'String!',
                'state' => 'PasserelleSubmissionState!',
                'tags' => Type::listOf('String'),
                'unread' => 'Int!',
                'versions' => 'Int!',
                'withdrawnAt' => 'String',
            ]),
        ]);
        register_graphql_object_type('PasserelleSentApplications', [
            'description' => 'A page of the applications to a call. `questions`: JSON of all that were ever asked, but for statistical ones;'
                . ' `own`: applications of the reader, which are left out.',
            'fields' => Type::fields([
                'callId' => 'Int!',
                'countries' => Type::listOf('String'),
                'items' => Type::listOf('PasserelleSentApplication'),
                'own' => 'Int!',
                'page' => 'Int!',
                'pages' => 'Int!',
                'questions' => 'String!',
                'tags' => Type::listOf(TeamTypes::TAG),
                'title' => 'String!',
                'total' => 'Int!',
                'zone' => 'String',
            ]),
        ]);
        register_graphql_object_type('PasserelleApplicationNeighbours', [
            'description' => 'What is before and after an application in the list; `place` is null where the filter leaves it out.',
            'fields' => Type::fields(['next' => 'Int', 'place' => 'Int', 'previous' => 'Int', 'total' => 'Int!']),
        ]);
        register_graphql_field('RootQuery', 'passerelleSentApplications', [
            'type' => 'PasserelleSentApplications',
            'args' => Type::fields(['callId' => 'Int!', 'columns' => 'String', 'page' => 'Int', 'stage' => 'Int', ...self::FILTER]),
            'resolve' => Resolver::root($this->page(...)),
        ]);
        register_graphql_field('RootQuery', 'passerelleApplicationNeighbours', [
            'type' => 'PasserelleApplicationNeighbours',
            'args' => Type::fields(['id' => 'Int!', 'stage' => 'Int', ...self::FILTER]),
            'resolve' => Resolver::root($this->neighbours(...)),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError not_found, also for calls of others
     */
    private function page(array $arguments): array
    {
        $this->request->requireTrust();

        return $this->list->page(
            $this->viewers->current(),
            Arguments::number($arguments, 'callId') ?? 0,
            Arguments::number($arguments, 'stage'),
            self::filter($arguments),
            explode(',', Arguments::text($arguments, 'columns')),
            Arguments::number($arguments, 'page') ?? 1,
        );
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError not_found
     */
    private function neighbours(array $arguments): array
    {
        $this->request->requireTrust();

        return $this->list->neighbours(
            $this->viewers->current(),
            Arguments::number($arguments, 'id') ?? 0,
            self::filter($arguments),
            Arguments::number($arguments, 'stage'),
        );
    }

    /** @param array<string, mixed> $arguments */
    public static function filter(array $arguments): ListFilter
    {
        return new ListFilter(
            SubmissionState::tryFrom(Arguments::text($arguments, 'state')),
            is_bool($arguments['withdrawn'] ?? null) ? $arguments['withdrawn'] : null,
            Arguments::text($arguments, 'country'),
            Arguments::text($arguments, 'language'),
            ApplicantKind::tryFrom(Arguments::text($arguments, 'kind')),
            self::instant(Arguments::text($arguments, 'since')),
            Arguments::text($arguments, 'search'),
            ($arguments['asked'] ?? false) === true,
            ListSort::tryFrom(Arguments::text($arguments, 'sort')) ?? ListSort::Newest,
            ($arguments['unread'] ?? false) === true,
            Arguments::text($arguments, 'by'),
            Arguments::number($arguments, 'tag') ?? 0,
            ($arguments['duplicate'] ?? false) === true,
        );
    }

    /** @return DateTimeImmutable|null null for what is no day: it filters nothing */
    private static function instant(string $day): ?DateTimeImmutable
    {
        return DateTimeImmutable::createFromFormat('!Y-m-d', $day) ?: null;
    }
}
