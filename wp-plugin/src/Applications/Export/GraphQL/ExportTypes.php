<?php

declare(strict_types=1);

namespace Passerelle\Applications\Export\GraphQL;

use Passerelle\Applications\Export\BeginExport;
use Passerelle\Applications\Export\ExportKind;
use Passerelle\Applications\Export\ExportPass;
use Passerelle\Applications\Export\ReadExport;
use Passerelle\Applications\Export\ReadExportedReviews;
use Passerelle\Applications\GraphQL\SentApplicationTypes;
use Passerelle\Auth\Sessions\CurrentSession;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Applications to a call as pages of rows, which the frontend’s server writes into files. */
final readonly class ExportTypes implements Registration
{
    private const PAGE = 'PasserelleExportPage';

    public function __construct(
        private BeginExport $begin,
        private ReadExport $read,
        private ReadExportedReviews $reviews,
        private ExportPass $pass,
        private CurrentSession $current,
        private ProxyRequest $request,
        private ViewerFactory $viewers,
    ) {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleApplicationExport', [
            'description' => 'An export that has begun. `items` is JSON: a list of [submission, version, average in ten-thousandths or null]; `questions` and `criteria`: JSON.',
            'fields' => Type::fields([
                'callTitle' => 'String!',
                'criteria' => 'String!',
                'hasPlaces' => 'Boolean!',
                'items' => 'String!',
                'pass' => 'String!',
                'questions' => 'String!',
                'zone' => 'String',
            ]),
        ]);
        register_graphql_object_type(self::PAGE, [
            'description' => 'Rows as JSON; `read`: how many of the first items that were asked for they are about.',
            'fields' => Type::fields(['read' => 'Int!', 'rows' => 'String!']),
        ]);
        register_graphql_field('RootMutation', 'passerelleBeginExport', [
            'type' => Type::required('PasserelleApplicationExport'),
            'args' => Type::fields(['callId' => 'Int!', 'format' => 'PasserelleExportKind!', 'stage' => 'Int', ...SentApplicationTypes::FILTER]),
            'resolve' => Resolver::root($this->begin(...)),
        ]);
        foreach (['passerelleExportRows' => $this->read->page(...), 'passerelleExportReviews' => $this->reviews->page(...)] as $name => $read) {
            register_graphql_field('RootQuery', $name, [
                'type' => self::PAGE,
                'args' => Type::fields(['items' => 'String!', 'pass' => 'String!']),
                'resolve' => Resolver::root(function (array $arguments) use ($read): array {
                    $this->request->requireTrust();
                    $page = $read($this->pass->read(Arguments::text($arguments, 'pass')), self::items(Arguments::text($arguments, 'items')));

                    return ['read' => $page['read'], 'rows' => self::json($page['rows'])];
                }),
            ]);
        }
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError forbidden · not_found, also for calls of others · rate_limited
     */
    private function begin(array $arguments): array
    {
        $this->request->requireTrust();
        $session = $this->current->session() ?? throw DomainError::forbidden();

        return ($this->begin)(
            $this->viewers->current(),
            $session,
            Arguments::number($arguments, 'callId') ?? 0,
            Arguments::number($arguments, 'stage'),
            ExportKind::from(Arguments::text($arguments, 'format')),
            SentApplicationTypes::filter($arguments),
        );
    }

    /** @return array<int, int> number of the version, by submission, from "12.1,13.2" */
    private static function items(string $text): array
    {
        preg_match_all('/(\d{1,18})\.(\d{1,9})/', $text, $matches);

        return array_combine(array_map(intval(...), $matches[1]), array_map(intval(...), $matches[2]));
    }

    /** @param list<array<string, mixed>> $rows */
    private static function json(array $rows): string
    {
        return json_encode($rows, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_PRESERVE_ZERO_FRACTION);
    }
}
