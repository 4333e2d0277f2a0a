<?php

declare(strict_types=1);

namespace Passerelle\Applications\GraphQL;

use Passerelle\Applications\Applying\ReadApplications;
use Passerelle\Applications\Letters\AnswerLetter;
use Passerelle\Applications\Letters\ChangeLetters;
use Passerelle\Applications\Letters\LetterAction;
use Passerelle\Applications\Letters\ReadLetterPage;
use Passerelle\Applications\Letters\RefereeReader;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;

/** Letters of recommendation, through the frontend’s server only: those of an application for who writes it, and the one of a referee’s link. */
final readonly class LetterTypes implements Registration
{
    public function __construct(
        private ChangeLetters $change,
        private AnswerLetter $answer,
        private ReadLetterPage $page,
        private RefereeReader $referees,
        private ReadApplications $read,
        private ProxyRequest $request,
        private ViewerFactory $viewers,
    ) {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleLetterQuestion', [
            'description' => 'A question that asks for letters: until when they are received, and whether one more may be asked for now.',
            'fields' => Type::fields(['deadline' => 'String', 'mayAsk' => 'Boolean!', 'questionId' => 'String!']),
        ]);
        register_graphql_object_type('PasserelleApplicationLetter', [
            'description' => 'A letter that was asked for; its text and files where the question lets the applicant read them.',
            'fields' => Type::fields([
                'answeredAt' => 'String',
                'askedAt' => 'String!',
                'delivery' => 'PasserelleLetterDelivery!',
                'email' => 'String',
                'files' => Type::listOf('PasserelleApplicationFile'),
                'id' => 'Int!',
                'language' => 'String!',
                'mayChange' => 'Boolean!',
                'name' => 'String!',
                'openedAt' => 'String',
                'questionId' => 'String!',
                'state' => 'PasserelleLetterState!',
                'text' => 'String',
            ]),
        ]);
        register_graphql_object_type('PasserelleLetterFile', [
            'description' => 'A file for a letter; without id (0) until it is stored, or when it was refused.',
            'fields' => Type::fields(['bytes' => 'Int!', 'error' => 'String', 'id' => 'Int!', 'name' => 'String!', 'state' => 'PasserelleFileState!', 'type' => 'String!']),
        ]);
        register_graphql_object_type('PasserelleLetterPage', [
            'description' => 'What a referee sees. A received letter is not shown again: it can only be erased.',
            'fields' => Type::fields([
                'applicant' => 'String!',
                'callPath' => 'String',
                'callTitle' => 'String!',
                'deadline' => 'String',
                'files' => Type::listOf('PasserelleLetterFile'),
                'isReadByApplicant' => 'Boolean!',
                'isReceived' => 'Boolean!',
                'maxFiles' => 'Int!',
                'maxText' => 'Int!',
                'message' => 'String!',
                'name' => 'String!',
                'question' => 'String!',
                'text' => 'String!',
                'zone' => 'String',
            ]),
        ]);
        register_graphql_field('RootQuery', 'passerelleLetter', [
            'type' => Type::required('PasserelleLetterPage'),
            'args' => [...Arguments::language(), ...Type::fields(['hash' => 'String!'])],
            'resolve' => Resolver::root($this->ofLink(...)),
        ]);
        $this->mutation('passerelleAskLetter', [
            'email' => 'String!',
            'id' => 'Int!',
            'instead' => 'Int',
            'locale' => 'String!',
            'message' => 'String',
            'name' => 'String!',
            'questionId' => 'String!',
        ], fn (Viewer $viewer, int $id, array $arguments) => $this->change->ask(
            $viewer,
            $id,
            Arguments::text($arguments, 'questionId'),
            $this->referees->read(
                Arguments::text($arguments, 'name'),
                Arguments::text($arguments, 'email'),
                Arguments::text($arguments, 'locale'),
                is_string($arguments['message'] ?? null) ? $arguments['message'] : '',
            ),
            Arguments::number($arguments, 'instead'),
        ));
        $letter = ['id' => 'Int!', 'letterId' => 'Int!'];
        $this->mutation('passerelleRemindLetter', $letter, fn (Viewer $viewer, int $id, array $arguments) => $this->change->again($viewer, $id, self::letterId($arguments)));
        $this->mutation('passerelleCancelLetter', $letter, fn (Viewer $viewer, int $id, array $arguments) => $this->change->withdraw($viewer, $id, self::letterId($arguments)));
        register_graphql_field('RootMutation', 'passerelleAnswerLetter', [
            'type' => Type::required('Boolean'),
            'args' => Type::fields(['action' => 'PasserelleLetterAction!', 'address' => 'String!', 'fileId' => 'Int', 'hash' => 'String!', 'text' => 'String']),
            'resolve' => Resolver::root($this->answer(...)),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError link_expired
     */
    private function ofLink(array $arguments): array
    {
        $this->request->requireTrust();

        return $this->page->data(Arguments::text($arguments, 'hash'), Arguments::readLanguage($arguments)->value);
    }

    /**
     * @param array<string, mixed> $arguments
     * @throws DomainError those of AnswerLetter
     */
    private function answer(array $arguments): bool
    {
        $this->request->requireTrust();
        ($this->answer)(
            Arguments::text($arguments, 'hash'),
            LetterAction::from(Arguments::text($arguments, 'action')),
            is_string($arguments['text'] ?? null) ? $arguments['text'] : null,
            Arguments::number($arguments, 'fileId'),
            Arguments::text($arguments, 'address'),
        );

        return true;
    }

    /** @param array<string, mixed> $arguments */
    private static function letterId(array $arguments): int
    {
        return Arguments::number($arguments, 'letterId') ?? 0;
    }

    /**
     * @param array<string, string> $arguments
     * @param callable(Viewer, int, array<string, mixed>): void $run
     */
    private function mutation(string $name, array $arguments, callable $run): void
    {
        register_graphql_field('RootMutation', $name, [
            'type' => 'PasserelleApplication',
            'args' => Type::fields($arguments),
            'resolve' => Resolver::root(function (array $typed) use ($run): array {
                $this->request->requireTrust();
                [$viewer, $id] = [$this->viewers->current(), Arguments::number($typed, 'id') ?? 0];
                $run($viewer, $id, $typed);

                return $this->read->data($viewer, $id);
            }),
        ]);
    }
}
