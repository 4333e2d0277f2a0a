<?php

declare(strict_types=1);

namespace Passerelle\Auth\GraphQL;

use Passerelle\Accounts\ViewerFactory;
use Passerelle\Auth\ProxyRequest;
use Passerelle\Auth\Switching\Switching;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;

/** From the administration to the site, for the frontend's server only. */
final readonly class SwitchTypes implements Registration
{
    public function __construct(private Switching $switching, private ProxyRequest $request, private ViewerFactory $viewers)
    {
    }

    public function register(): void
    {
        $text = ['type' => Type::required('String')];
        register_graphql_field('RootMutation', 'passerelleSwitch', [
            'type' => Type::required('PasserelleSignedIn'),
            'args' => ['token' => $text, 'device' => $text],
            'resolve' => Resolver::root(function (array $arguments): array {
                $this->request->requireTrust();

                return Issued::of(
                    $this->switching->enter(Arguments::text($arguments, 'token'), Arguments::text($arguments, 'device')),
                    $this->viewers,
                );
            }),
        ]);
    }
}
