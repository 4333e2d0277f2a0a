<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Build\Fixtures;

use Closure;
use Passerelle\Kernel\Composition\All;
use Passerelle\Kernel\Composition\From;
use Passerelle\Kernel\Composition\Lazy;

final readonly class Farm
{
    /**
     * @param list<Animal> $animals
     * @param Closure(): Farmer $later
     */
    public function __construct(
        #[All(Animal::class)] public array $animals,
        public Feeder $feeder,
        #[Lazy(Farmer::class)] public Closure $later,
        #[From(Names::class, 'of', 'farm')] public string $name,
        #[From(Names::class, 'language')] public string $language,
    ) {
    }
}
