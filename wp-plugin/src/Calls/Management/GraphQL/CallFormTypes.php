<?php

declare(strict_types=1);

namespace Passerelle\Calls\Management\GraphQL;

use Passerelle\Calls\Management\CallAction;
use Passerelle\Calls\Management\CallDrafts;
use Passerelle\Calls\Management\CallRequest;
use Passerelle\Calls\Management\ChangeCall;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** The draft of a call and its mutation, through the frontend's server only. */
final readonly class CallFormTypes implements Registration
{
    private const DRAFT = 'PasserelleCallDraft';
    private const DATE_CHANGE = 'PasserelleCallDateChange';

    public function __construct(
        private ChangeCall $change,
        private CallDrafts $drafts,
        private ProxyRequest $request,
        private ViewerFactory $viewers,
    ) {
    }

    public function register(): void
    {
        register_graphql_object_type(self::DATE_CHANGE, ['fields' => Type::fields([
            'at' => 'String!',
            'by' => 'String',
            'closesAt' => 'String',
            'closesAtBefore' => 'String',
            'kind' => 'PasserelleCallDateChangeKind!',
            'opensAt' => 'String',
            'opensAtBefore' => 'String',
            'reason' => 'String',
        ])]);
        $fields = Type::fields([
            'dateChanges' => Type::listOf(self::DATE_CHANGE),
            'extendedFrom' => 'String',
            'publishAt' => 'String',
            'role' => 'PasserelleCallRole!',
            'state' => 'PasserelleCallState!',
        ]);
        foreach ($fields as $name => $field) {
            register_graphql_field(self::DRAFT, $name, $field);
        }
        register_graphql_field('RootQuery', 'passerelleCallDraft', [
            'type' => self::DRAFT,
            'args' => Type::fields(['id' => 'Int!']),
            'resolve' => Resolver::root($this->read(...)),
        ]);
        register_graphql_field('RootMutation', 'passerelleMutateCall', [
            'type' => Type::required(self::DRAFT),
            'args' => Type::fields([
                'action' => 'PasserelleCallAction!',
                'closesAt' => 'String',
                'id' => 'Int',
                'input' => 'PasserelleCallInput',
                'publishAt' => 'String',
                'reason' => 'String',
                'version' => 'Int',
            ]),
            'resolve' => Resolver::root($this->mutate(...)),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed> the draft
     * @throws DomainError not_found, rights_edit_call
     */
    private function read(array $arguments): array
    {
        $this->request->requireTrust();

        return $this->drafts->find($this->viewers->current(), Arguments::number($arguments, 'id') ?? 0);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed> the draft as it now is; of a copy, that of the copy
     * @throws DomainError those of ChangeCall; stale_version with the current draft
     */
    private function mutate(array $arguments): array
    {
        $this->request->requireTrust();
        $viewer = $this->viewers->current();
        $id = Arguments::number($arguments, 'id');
        try {
            return $this->drafts->of($viewer, ($this->change)($viewer, new CallRequest(
                CallAction::from(Arguments::text($arguments, 'action')),
                $id,
                Arguments::number($arguments, 'version'),
                isset($arguments['input']) ? Arguments::input($arguments, 'input') : null,
                self::textOrNull($arguments, 'publishAt'),
                self::textOrNull($arguments, 'closesAt'),
                self::textOrNull($arguments, 'reason'),
            )));
        } catch (DomainError $error) {
            throw $error->errorCode === 'stale_version' && $id !== null
                ? DomainError::staleVersion($this->drafts->find($viewer, $id))
                : $error;
        }
    }

    /** @param array<string, mixed> $arguments */
    private static function textOrNull(array $arguments, string $name): ?string
    {
        return isset($arguments[$name]) ? Arguments::text($arguments, $name) : null;
    }
}
