<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Content;

use LogicException;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Definitions;
use Passerelle\Events\EventDefinition;
use Passerelle\Kernel\Config;
use PHPUnit\Framework\TestCase;

final class DefinitionsTest extends TestCase
{
    public function testEveryContentTypeNeedsItsDefinition(): void
    {
        $this->expectExceptionObject(new LogicException('No definition of ' . ContentType::SupportedProject->value . '.'));
        new Definitions(new EventDefinition(Config::fromDirectory(dirname(__DIR__, 3) . '/config')));
    }
}
