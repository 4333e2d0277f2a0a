<?php

declare(strict_types=1);

namespace Passerelle\Files\GraphQL;

use Passerelle\Files\LogoSize;
use Passerelle\GraphQL\EnumTypes;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;

/** The site's setting for logos, which forms state in place of the limit that is exported with their fields. */
final readonly class LogoSizeTypes implements Registration
{
    public function register(): void
    {
        (new EnumTypes(['PasserelleSizeUnit' => array_keys(LogoSize::UNITS)]))->register();
        register_graphql_object_type('PasserelleLogoSize', ['fields' => Type::fields(['bytes' => 'Int!', 'unit' => 'PasserelleSizeUnit!'])]);
        register_graphql_field('PasserelleReference', 'logoSize', [
            'type' => 'PasserelleLogoSize',
            'resolve' => Resolver::of(static fn (): ?array => self::configured()),
        ]);
    }

    /** @return array{bytes: int, unit: string}|null */
    private static function configured(): ?array
    {
        $size = LogoSize::configured();

        return $size === null ? null : ['bytes' => $size->bytes(), 'unit' => $size->unit];
    }
}
