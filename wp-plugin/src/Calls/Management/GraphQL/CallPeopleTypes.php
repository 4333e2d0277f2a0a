<?php

declare(strict_types=1);

namespace Passerelle\Calls\Management\GraphQL;

use Passerelle\Calls\Management\People\CallTask;
use Passerelle\Calls\Management\People\EligiblePeople;
use Passerelle\Calls\Management\People\NamedPerson;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Policy;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** People to choose from in the form of a call, for those who may write one. */
final readonly class CallPeopleTypes implements Registration
{
    private const PERSON = 'PasserelleCallPerson';

    public function __construct(private EligiblePeople $people, private Policy $policy, private ViewerFactory $viewers, private ProxyRequest $request)
    {
    }

    public function register(): void
    {
        register_graphql_object_type(self::PERSON, [
            'description' => 'An account that may be named in a call.',
            'fields' => Type::fields(['id' => 'Int!', 'name' => 'String!']),
        ]);
        $this->field('passerelleCallPeople', Type::fields(['text' => 'String!']), fn (CallTask $task, array $arguments): array
            => $this->people->find($task, Arguments::text($arguments, 'text')));
        $this->field('passerelleCallPeopleOf', ['ids' => ['type' => Type::listOf('Int')]], fn (CallTask $task, array $arguments): array
            => $this->people->named($task, array_values(array_filter((array) ($arguments['ids'] ?? []), is_int(...)))));
    }

    /**
     * @param array<string, array{type: mixed}> $arguments
     * @param callable(CallTask, array<string, mixed>): list<NamedPerson> $find
     */
    private function field(string $name, array $arguments, callable $find): void
    {
        register_graphql_field('RootQuery', $name, [
            'type' => Type::listOf(self::PERSON),
            'args' => ['task' => ['type' => Type::required('PasserelleCallTask')], ...$arguments],
            'resolve' => Resolver::root(function (array $input) use ($find): array {
                $this->requireWriter();

                return array_map(
                    static fn (NamedPerson $person): array => ['id' => $person->id, 'name' => $person->name],
                    $find(CallTask::from(Arguments::text($input, 'task')), $input),
                );
            }),
        ]);
    }

    /** @throws DomainError forbidden, access_token_missing */
    private function requireWriter(): void
    {
        $this->request->requireTrust();
        $viewer = $this->viewers->current();
        if (!$viewer->isSignedIn()) {
            throw new DomainError('access_token_missing');
        }
        if (!$this->policy->canCreate($viewer, ContentType::CallForApplication)) {
            throw DomainError::forbidden();
        }
    }
}
