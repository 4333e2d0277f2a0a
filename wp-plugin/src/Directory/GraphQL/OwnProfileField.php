<?php

declare(strict_types=1);

namespace Passerelle\Directory\GraphQL;

use Passerelle\Directory\PublicProfiles;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;

/** Whether the signed-in person has a published profile. */
final readonly class OwnProfileField implements Registration
{
    public function __construct(private PublicProfiles $profiles)
    {
    }

    public function register(): void
    {
        register_graphql_field('PasserelleUser', 'hasPublishedProfile', [
            'type' => Type::required('Boolean'),
            'resolve' => Resolver::of(fn (mixed $user): bool => is_array($user) && is_int($user['id'] ?? null) && $this->profiles->has($user['id'])),
        ]);
    }
}
