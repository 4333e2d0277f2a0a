<?php

declare(strict_types=1);

namespace Passerelle\Applications\GraphQL;

use Passerelle\Applications\Forms\Composing\ChangeForm;
use Passerelle\Applications\Forms\Composing\ComposedForms;
use Passerelle\Applications\Forms\Composing\FormAction;
use Passerelle\Applications\Forms\Composing\FormData;
use Passerelle\Applications\Forms\Composing\FormRequest;
use Passerelle\Applications\Forms\Composing\ReadyMadeForm;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Forms of calls for those who compose them, through the frontend’s server only. */
final readonly class ComposedFormTypes implements Registration
{
    private const FORM = 'PasserelleComposedForm';

    public function __construct(
        private ComposedForms $forms,
        private ChangeForm $change,
        private ProxyRequest $request,
        private ViewerFactory $viewers,
    ) {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleProblemParam', ['fields' => Type::fields(['name' => 'String!', 'value' => 'String!'])]);
        register_graphql_object_type('PasserelleFormProblem', [
            'description' => 'What is wrong at a path of a document: a code with its parameters.',
            'fields' => Type::fields(['code' => 'String!', 'params' => Type::listOf('PasserelleProblemParam'), 'path' => 'String!']),
        ]);
        register_graphql_object_type('PasserelleFormChange', [
            'description' => 'What differs between two versions of a form at a section, question or column, and for a manager how many applications answer it.',
            'fields' => Type::fields(['answered' => 'Int', 'effect' => 'PasserelleFormEffect!', 'id' => 'String!', 'path' => 'String!']),
        ]);
        register_graphql_object_type(self::FORM, ['description' => 'published: the document that applicants answer.', 'fields' => Type::fields([
            'actions' => Type::listOf('PasserelleFormAction'),
            'callId' => 'Int!',
            'changedAt' => 'String',
            'changes' => Type::listOf('PasserelleFormChange'),
            'document' => 'String!',
            'drafts' => 'Int!',
            'languages' => Type::listOf('String'),
            'minutes' => 'Int!',
            'problems' => Type::listOf('PasserelleFormProblem'),
            'published' => 'String',
            'publishedAt' => 'String',
            'publishedNumber' => 'Int!',
            'sent' => 'Int!',
            'stage' => 'Int!',
            'version' => 'Int!',
        ])]);
        register_graphql_field('RootQuery', 'passerelleComposedForm', [
            'type' => self::FORM,
            'args' => Type::fields(['callId' => 'Int!', 'stage' => 'Int']),
            'resolve' => Resolver::root($this->read(...)),
        ]);
        register_graphql_field('RootMutation', 'passerelleChangeForm', [
            'type' => Type::required(self::FORM),
            'args' => Type::fields([
                'action' => 'PasserelleFormAction!',
                'callId' => 'Int!',
                'form' => 'String',
                'fromCallId' => 'Int',
                'readyMade' => 'PasserelleReadyMadeForm',
                'stage' => 'Int',
                'version' => 'Int!',
            ]),
            'resolve' => Resolver::root($this->mutate(...)),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError not_found
     */
    private function read(array $arguments): array
    {
        $this->request->requireTrust();

        return FormData::of($this->forms->find($this->viewers->current(), Arguments::number($arguments, 'callId') ?? 0, Arguments::number($arguments, 'stage')));
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError those of ChangeForm
     */
    private function mutate(array $arguments): array
    {
        $this->request->requireTrust();

        return FormData::of(($this->change)($this->viewers->current(), new FormRequest(
            FormAction::from(Arguments::text($arguments, 'action')),
            Arguments::number($arguments, 'callId') ?? 0,
            Arguments::number($arguments, 'stage'),
            Arguments::number($arguments, 'version') ?? 0,
            is_string($arguments['form'] ?? null) ? $arguments['form'] : null,
            ReadyMadeForm::tryFrom(Arguments::text($arguments, 'readyMade')),
            Arguments::number($arguments, 'fromCallId'),
        )));
    }
}
