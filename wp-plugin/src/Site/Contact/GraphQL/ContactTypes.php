<?php

declare(strict_types=1);

namespace Passerelle\Site\Contact\GraphQL;

use Passerelle\Site\Contact\ContactTeam;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Rights\ProxyRequest;

/** Contact form, for the frontend's server only, which has done the bot check. */
final readonly class ContactTypes implements Registration
{
    public function __construct(private ContactTeam $contactTeam, private ProxyRequest $request)
    {
    }

    public function register(): void
    {
        $text = ['type' => Type::required('String')];
        register_graphql_input_type('PasserelleContactInput', ['fields' => [
            'subject' => $text,
            'lastName' => $text,
            'firstName' => $text,
            'email' => $text,
            'message' => $text,
            'consent' => ['type' => Type::required('Boolean')],
        ]]);
        register_graphql_field('RootMutation', 'passerelleContact', [
            'type' => Type::required('Boolean'),
            'args' => [
                ...Arguments::language(),
                'input' => ['type' => Type::required('PasserelleContactInput')],
                'address' => $text,
            ],
            'resolve' => Resolver::root(function (array $arguments): bool {
                $this->request->requireTrust();
                ($this->contactTeam)(
                    Arguments::input($arguments, 'input'),
                    Arguments::readLanguage($arguments),
                    Arguments::text($arguments, 'address'),
                );

                return true;
            }),
        ]);
    }
}
