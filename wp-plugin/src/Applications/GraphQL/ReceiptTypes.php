<?php

declare(strict_types=1);

namespace Passerelle\Applications\GraphQL;

use Passerelle\Applications\Letters\CopiedLetters;
use Passerelle\Applications\Sending\ApplicationCopy;
use Passerelle\Applications\Sending\CheckReceipt;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Times;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Copies of applications to print, and the comparison of a hash with a receipt number, through the frontend’s server only. */
final readonly class ReceiptTypes implements Registration
{
    public function __construct(
        private CheckReceipt $check,
        private ApplicationCopy $copy,
        private CopiedLetters $letters,
        private ProxyRequest $request,
        private ViewerFactory $viewers,
    ) {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleReceiptCheck', ['fields' => Type::fields(['matches' => 'Boolean!', 'sentAt' => 'String'])]);
        // A mutation, since only the frontend’s server says who asks.
        register_graphql_field('RootMutation', 'passerelleCheckReceipt', [
            'type' => Type::required('PasserelleReceiptCheck'),
            'args' => Type::fields(['address' => 'String!', 'number' => 'String!', 'sha256' => 'String!']),
            'resolve' => Resolver::root($this->check(...)),
        ]);
        register_graphql_object_type('PasserelleCopiedLetter', [
            'description' => 'A letter of recommendation that has arrived. `hashes`: SHA-256 of its files.',
            'fields' => Type::fields(['hashes' => ['non_null' => ['list_of' => ['non_null' => 'String']]], 'name' => 'String!', 'receivedAt' => 'String!']),
        ]);
        register_graphql_object_type('PasserelleApplicationCopy', [
            'description' => 'An application to print. `document`: JSON of names, answers and files, as it was sent; `form`: JSON of the form that it answers;'
                . ' `letters`: as they are now.',
            'fields' => Type::fields([
                'document' => 'String!',
                'form' => 'String!',
                'letters' => ['non_null' => ['list_of' => ['non_null' => 'PasserelleCopiedLetter']]],
                'readerZone' => 'String',
                'sentAt' => 'String',
                'sha256' => 'String',
                'zone' => 'String',
            ]),
        ]);
        register_graphql_field('RootQuery', 'passerelleApplicationCopy', [
            'type' => 'PasserelleApplicationCopy',
            'args' => Type::fields(['id' => 'Int!', 'sent' => 'Boolean!', 'stage' => 'Int']),
            'resolve' => Resolver::root($this->copy(...)),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError not_found
     */
    private function copy(array $arguments): array
    {
        $this->request->requireTrust();

        $id = Arguments::number($arguments, 'id') ?? 0;
        $copy = $this->copy->data($this->viewers->current(), $id, ($arguments['sent'] ?? false) === true, Arguments::number($arguments, 'stage'));

        return [...$copy, 'letters' => $this->letters->of($copy['submissionId'])];
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array{matches: bool, sentAt: string|null}
     * @throws DomainError rate_limited · invalid_fields
     */
    private function check(array $arguments): array
    {
        $this->request->requireTrust();
        $sentAt = ($this->check)(Arguments::text($arguments, 'number'), Arguments::text($arguments, 'sha256'), Arguments::text($arguments, 'address'));

        return ['matches' => $sentAt !== null, 'sentAt' => $sentAt === null ? null : Times::text($sentAt)];
    }
}
