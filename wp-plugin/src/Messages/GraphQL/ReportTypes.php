<?php

declare(strict_types=1);

namespace Passerelle\Messages\GraphQL;

use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\DomainError;
use Passerelle\Messages\Reports\HandleReport;
use Passerelle\Messages\Reports\HandlingInput;
use Passerelle\Messages\Reports\ListReports;
use Passerelle\Messages\Reports\Report;
use Passerelle\Messages\Reports\ReportOutcome;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;

/** Reports of members for those who handle them, through the frontend’s server only. */
final readonly class ReportTypes implements Registration
{
    private const ONE = 'PasserelleReport';

    public function __construct(
        private ListReports $list,
        private HandleReport $handle,
        private ReportData $data,
        private ReportArguments $arguments,
        private Config $config,
        private ViewerFactory $viewers,
        private ProxyRequest $request,
    ) {
    }

    public function register(): void
    {
        $this->registerObjects();
        $this->field('RootQuery', 'passerelleReports', Type::required('PasserelleReports'), [
            ...Arguments::language(),
            ...Type::fields(['overdue' => 'Boolean', 'page' => 'Int', 'perPage' => 'Int', 'state' => 'PasserelleReportState']),
        ], $this->list(...));
        $this->field('RootQuery', 'passerelleOpenReports', Type::required('Int'), [], fn (): int => $this->list->total($this->viewers->current()));
        $this->field('RootMutation', 'passerelleHandleReport', Type::required(self::ONE), [
            ...Arguments::language(),
            ...Type::fields(['id' => 'Int!', 'note' => 'String!', 'outcome' => 'PasserelleReportOutcome!', 'reason' => 'String', 'version' => 'Int!']),
        ], $this->handle(...));
        $this->field('RootMutation', 'passerelleReopenReport', Type::required(self::ONE), [
            ...Arguments::language(),
            ...Type::fields(['id' => 'Int!', 'version' => 'Int!']),
        ], $this->reopen(...));
    }

    private function registerObjects(): void
    {
        register_graphql_object_type('PasserelleReporter', ['fields' => Type::fields(['memberId' => 'Int', 'name' => 'String'])]);
        register_graphql_object_type('PasserelleReportedMember', ['fields' => Type::fields([
            'countries' => Type::listOf('PasserelleCountry'),
            'isClosed' => 'Boolean!',
            'isPublic' => 'Boolean!',
            'memberId' => 'Int',
            'name' => 'String',
        ])]);
        register_graphql_object_type(self::ONE, ['fields' => Type::fields([
            'at' => 'String!',
            'earlier' => 'Int!',
            'handledAt' => 'String',
            'handler' => 'String',
            'id' => 'Int!',
            'isOverdue' => 'Boolean!',
            'note' => 'String',
            'outcome' => 'PasserelleReportOutcome',
            'outcomes' => Type::listOf('PasserelleReportOutcome'),
            'reason' => 'String!',
            'reported' => 'PasserelleReportedMember!',
            'reporter' => 'PasserelleReporter!',
            'state' => 'PasserelleReportState!',
            'text' => 'String!',
            'version' => 'Int!',
        ])]);
        register_graphql_object_type('PasserelleReports', ['fields' => Type::fields([
            'items' => Type::listOf(self::ONE),
            'page' => 'Int!',
            'perPage' => 'Int!',
            'total' => 'Int!',
        ])]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError rights_moderate
     */
    private function list(array $arguments): array
    {
        $viewer = $this->viewers->current();
        ['state' => $state, 'isOverdue' => $isOverdue, 'page' => $page, 'perPage' => $perPage] = $this->arguments->page($arguments);

        return [
            'items' => $this->data->of($this->list->page($viewer, $state, $isOverdue, $page, $perPage), Arguments::readLanguage($arguments)),
            'page' => $page,
            'perPage' => $perPage,
            'total' => $this->list->total($viewer, $state, $isOverdue),
        ];
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError as HandleReport::__invoke()
     */
    private function handle(array $arguments): array
    {
        $viewer = $this->viewers->current();
        $report = ($this->handle)($viewer, self::number($arguments, 'id'), self::number($arguments, 'version'), fn (): HandlingInput => HandlingInput::of(
            ReportOutcome::from(Arguments::text($arguments, 'outcome')),
            Arguments::text($arguments, 'note'),
            Arguments::text($arguments, 'reason'),
            $this->config->textMax('long'),
        ));

        return $this->one($viewer, $report, $arguments);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError as HandleReport::reopen()
     */
    private function reopen(array $arguments): array
    {
        $viewer = $this->viewers->current();

        return $this->one($viewer, $this->handle->reopen($viewer, self::number($arguments, 'id'), self::number($arguments, 'version')), $arguments);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     */
    private function one(Viewer $viewer, Report $report, array $arguments): array
    {
        return $this->data->of($this->list->read($viewer, [$report]), Arguments::readLanguage($arguments))[0];
    }

    /** @param array<string, mixed> $arguments */
    private static function number(array $arguments, string $name): int
    {
        return Arguments::number($arguments, $name) ?? 0;
    }

    /**
     * @param array<string, mixed> $type
     * @param array<string, mixed> $arguments
     * @param callable(array<string, mixed>): mixed $resolve
     */
    private function field(string $root, string $name, array $type, array $arguments, callable $resolve): void
    {
        register_graphql_field($root, $name, [
            'type' => $type,
            'args' => $arguments,
            'resolve' => Resolver::root(function (array $input) use ($resolve): mixed {
                $this->request->requireTrust();

                return $resolve($input);
            }),
        ]);
    }
}
