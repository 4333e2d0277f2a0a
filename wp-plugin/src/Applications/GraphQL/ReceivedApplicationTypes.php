<?php

declare(strict_types=1);

namespace Passerelle\Applications\GraphQL;

use Passerelle\Applications\Applying\ReadEarlierStages;
use Passerelle\Applications\Handling\Notes\ReadNotes;
use Passerelle\Applications\Handling\Reading\ReadMarks;
use Passerelle\Applications\Handling\Reading\ReadReceived;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** An application for those who handle it, through the frontend’s server only. */
final readonly class ReceivedApplicationTypes implements Registration
{
    private const VERSION = 'PasserelleSentVersion';
    private const STAGE = 'PasserelleSentStage';

    public function __construct(
        private ReadReceived $read,
        private ReadEarlierStages $earlier,
        private ReadNotes $notes,
        private ReadMarks $marks,
        private ProxyRequest $request,
        private ViewerFactory $viewers,
    ) {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleSentFile', [
            'description' => 'A file as it was sent. `id` opens it, as long as it is `ready`.',
            'fields' => Type::fields([
                'bytes' => 'Int!',
                'id' => 'Int!',
                'name' => 'String!',
                'questionId' => 'String!',
                'sha256' => 'String!',
                'state' => 'PasserelleFileState!',
                'type' => 'String!',
            ]),
        ]);
        register_graphql_object_type('PasserelleSentVersionNumber', [
            'description' => 'A version that was sent, with the hash on its receipt.',
            'fields' => Type::fields(['number' => 'Int!', 'sentAt' => 'String!', 'sha256' => 'String!']),
        ]);
        register_graphql_object_type(self::VERSION, [
            'description' => 'What was sent: `form` and `answers` are JSON, `questions` the ids of those that the applicant saw, without statistical ones.',
            'fields' => Type::fields([
                'answers' => 'String!',
                'files' => Type::listOf('PasserelleSentFile'),
                'form' => 'String!',
                'number' => 'Int!',
                'profile' => Type::listOf('PasserelleProblemParam'),
                'questions' => Type::listOf('String'),
                'sentAt' => 'String!',
                'sha256' => 'String!',
            ]),
        ]);
        register_graphql_object_type(self::STAGE, [
            'description' => 'What was sent at a stage, as it counts. `names`: of the stage, by language; none for the first.',
            'fields' => Type::fields([
                'names' => Type::listOf('PasserelleProblemParam'),
                'number' => 'Int!',
                'state' => 'PasserelleSubmissionState!',
                'version' => self::VERSION . '!',
            ]),
        ]);
        register_graphql_object_type('PasserelleReceivedLetter', [
            'description' => 'A letter of recommendation that was received, with what it says.',
            'fields' => Type::fields([
                'files' => Type::listOf('PasserelleLetterFile'),
                'id' => 'Int!',
                'name' => 'String!',
                'questionId' => 'String!',
                'receivedAt' => 'String!',
                'text' => 'String!',
            ]),
        ]);
        register_graphql_object_type('PasserelleLikelyDuplicate', [
            'description' => 'Another application to the call that is likely the same, and what both have in common.',
            'fields' => Type::fields([
                'id' => 'Int!',
                'kinds' => Type::listOf('PasserelleDuplicateKind'),
                'name' => 'String!',
                'number' => 'String!',
                'state' => 'PasserelleSubmissionState!',
                'withdrawn' => 'Boolean!',
            ]),
        ]);
        register_graphql_object_type('PasserelleReceivedApplication', [
            'description' => 'An application for those who handle it. `changed`: ids of the questions to which `shown` says something else than `earlier`.',
            'fields' => Type::fields([
                'askedUntil' => 'String',
                'callId' => 'Int!',
                'callTitle' => 'String!',
                'changed' => Type::listOf('String'),
                'country' => 'String',
                'duplicates' => Type::listOf('PasserelleLikelyDuplicate'),
                'earlier' => self::VERSION,
                'id' => 'Int!',
                'language' => 'PasserelleLanguage!',
                'letters' => Type::listOf('PasserelleReceivedLetter'),
                'name' => 'String!',
                'notes' => Type::listOf(NoteTypes::NOTE),
                'number' => 'String!',
                'person' => 'String',
                'shown' => self::VERSION . '!',
                'stage' => 'Int!',
                'stages' => Type::listOf(self::STAGE),
                'state' => 'PasserelleSubmissionState!',
                'tags' => Type::listOf('String'),
                'versions' => Type::listOf('PasserelleSentVersionNumber'),
                'withdrawnAt' => 'String',
                'zone' => 'String',
            ]),
        ]);
        register_graphql_field('RootQuery', 'passerelleReceivedApplication', [
            'type' => 'PasserelleReceivedApplication',
            'args' => Type::fields(['earlier' => 'Int', 'id' => 'Int!', 'stage' => 'Int', 'version' => 'Int']),
            'resolve' => Resolver::root($this->read(...)),
        ]);
        register_graphql_field('RootQuery', 'passerelleEarlierStages', [
            'type' => ['list_of' => ['non_null' => self::STAGE]],
            'args' => Type::fields(['id' => 'Int!']),
            'resolve' => Resolver::root($this->earlier(...)),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return list<array<string, mixed>>
     * @throws DomainError not_found
     */
    private function earlier(array $arguments): array
    {
        $this->request->requireTrust();

        return $this->earlier->data($this->viewers->current(), Arguments::number($arguments, 'id') ?? 0);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError not_found
     */
    private function read(array $arguments): array
    {
        $this->request->requireTrust();

        $viewer = $this->viewers->current();
        $id = Arguments::number($arguments, 'id') ?? 0;
        $data = $this->read->data($viewer, $id, Arguments::number($arguments, 'version'), Arguments::number($arguments, 'earlier'), Arguments::number($arguments, 'stage'));

        return [...$data, ...$this->marks->of($viewer, $id), 'notes' => $this->notes->of($viewer, $id)];
    }
}
